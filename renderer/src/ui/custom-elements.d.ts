import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** Wrapper tags that tutorials and public scripts look for (ui-learning.md 1.1, decision 24). */
declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Name of a form control that scripts look for (ui-shop.md 4). */
    formcontrolname?: string;
  }

  namespace JSX {
    interface IntrinsicElements {
      [tag: `app-${string}`]: CustomElement;
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
