import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Fields.module.css';

interface FieldFrameProps {
  /** Id of the control. `labelId` and `messageId` derive the ids of its label and its message from it. */
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
    <mat-form-field className={`mat-mdc-form-field ${classes.field}`} data-invalid={error !== undefined || undefined}>
      <label id={labelId(id)} htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children}
      <div className={classes.foot}>
        <p id={messageId(id)} className={classes.message} aria-live="polite">
          {error !== undefined && (
            <>
              <IconAlertCircle size={16} stroke={1.5} aria-hidden />
              <mat-error className="mat-mdc-form-field-error">{error}</mat-error>
            </>
          )}
          {error === undefined && hint !== undefined && <mat-hint className="mat-mdc-form-field-hint">{hint}</mat-hint>}
        </p>
        {counter !== undefined && <span className={classes.counter}>{counter}</span>}
      </div>
    </mat-form-field>
  );
}

/** Returns the id of a control's label, for `aria-labelledby`: where a control has an `aria-label` too, that is only for scripts (ui-shop.md 4). */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** Returns the id of the element that holds a control's hint or error, for `aria-describedby`. */
export function messageId(id: string): string {
  return `${id}-message`;
}
