import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, messageId } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import type { Field } from './use-field.ts';
import { useScriptInput } from './use-script-input.ts';

/** What every text field takes; all other properties go to the input itself. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  /** Translates the field's message key. */
  readonly errorText: (key: string) => string;
  readonly hint?: string | undefined;
  readonly counter?: string;
  /** A button inside the field, at its end. */
  readonly action?: ReactNode;
}

/** A line of text with its label and message. */
export function TextField({ id, label, field, errorText, hint, counter, action, onBlur, ...input }: TextFieldProps) {
  const scriptInput = useScriptInput<HTMLInputElement>(field);
  const error = field.shownError === undefined ? undefined : errorText(field.shownError);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} counter={counter}>
      <div className={classes.control}>
        <input
          ref={scriptInput}
          id={id}
          type="text"
          className={classes.input}
          value={field.value}
          aria-invalid={error !== undefined}
          aria-describedby={messageId(id)}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={(event) => {
            field.leave();
            onBlur?.(event);
          }}
          {...input}
        />
        {action}
      </div>
    </FieldFrame>
  );
}
