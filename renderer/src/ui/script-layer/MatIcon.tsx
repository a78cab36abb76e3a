import type { ReactNode } from 'react';
import classes from './ScriptLayer.module.css';

interface MatIconProps {
  /** The icon's name in v18, for icons that scripts find by this text. Not inside a button, whose name would have to contain it (WCAG 2.5.3). */
  readonly name?: string;
  readonly className?: string;
  /** The drawing, as an `svg`. */
  readonly children: ReactNode;
}

/** Renders a drawing in v18's `mat-icon` (decision 56). Nobody sees or hears its name. */
export function MatIcon({ name, className = '', children }: MatIconProps) {
  return (
    <mat-icon className={`mat-icon material-icons ${classes.icon} ${className}`} aria-hidden>
      {name}
      {children}
    </mat-icon>
  );
}
