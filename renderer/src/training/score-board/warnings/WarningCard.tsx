import type { ReactNode } from 'react';
import classes from './WarningCard.module.css';

interface WarningCardProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** Explains above the challenges why some are missing (ui-learning.md 2.6). */
export function WarningCard({ icon, children, actions }: WarningCardProps) {
  return (
    <warning-card className={classes.card}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.text}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </warning-card>
  );
}
