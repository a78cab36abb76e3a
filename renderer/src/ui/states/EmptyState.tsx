import type { ReactNode } from 'react';
import classes from './States.module.css';

interface EmptyStateProps {
  /** A drawing, about 160 px high. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The next step: one button or link. */
  readonly action?: ReactNode;
  /** Classes that public scripts look for, e.g. `emptyState`. */
  readonly className?: string;
}

/** Says kindly that there is nothing to show, and offers one next step (look.md). All texts are already translated. */
export function EmptyState({ picture, title, text, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`${classes.state} ${className}`}>
      {picture}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
