import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

interface MatElement extends CustomElement {
  /** The name of a form control (`mat-select`). */
  readonly name?: string | undefined;
}

/** Wrapper tags that tutorials and public scripts look for (ui-learning.md 1.1, decision 24), and those of the script layer (decision 56). */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** The route that v18 has written on a link or a button, for scripts (ui-shop.md 4). */
    routerlink?: string | undefined;
  }

  interface InputHTMLAttributes<T> {
    /** Name of a form control that scripts look for (ui-shop.md 4). */
    formcontrolname?: string;
  }

  namespace JSX {
    interface IntrinsicElements {
      [tag: `app-${string}`]: CustomElement;
      [tag: `mat-${string}`]: MatElement;
      sidenav: CustomElement;
      'filter-settings': CustomElement;
      'category-filter': CustomElement;
      'challenge-card': CustomElement;
      'difficulty-stars': CustomElement;
      'score-card': CustomElement;
      'warning-card': CustomElement;
      'hacking-challenge-progress-score-card': CustomElement;
      'coding-challenge-progress-score-card': CustomElement;
      'difficulty-overview-score-card': CustomElement;
      'challenges-unavailable-warning': CustomElement;
      'tutorial-mode-warning': CustomElement;
      'score-board-additional-settings-dialog': CustomElement;
      'code-snippet': CustomElement;
      'qr-code': CustomElement;
    }
  }
}
