import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Fields.module.css';

interface FieldFrameProps {
  /** Id of the control. `messageId` derives the message's id from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly hint?: string | undefined;
  /** Counter on the right, e.g. `5/20`. */
  readonly counter?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a label above the control and a message below it. The message line is always there, so that nothing moves when a message appears.
 * All texts are translated.
 */
export function FieldFrame({ id, label, error, hint, counter, children }: FieldFrameProps) {
  return (
    <div className={classes.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children}
      <div className={classes.foot}>
        <p id={messageId(id)} className={classes.message} aria-live="polite">
          {error !== undefined && <IconAlertCircle size={16} stroke={1.5} aria-hidden />}
          {error ?? hint}
        </p>
        {counter !== undefined && <span className={classes.counter}>{counter}</span>}
      </div>
    </div>
  );
}

/** Returns the id of the element that holds a control's hint or error, for `aria-describedby`. */
export function messageId(id: string): string {
  return `${id}-message`;
}
