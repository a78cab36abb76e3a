import type { ReactNode, Ref } from 'react';
import classes from './table.module.css';

interface ScrolledProps {
  readonly label: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Renders a table that scrolls by itself, with the keyboard as well. */
export function Scrolled({ label, ref, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section ref={ref} className={classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
