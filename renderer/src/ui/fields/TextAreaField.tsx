import type { ComponentProps } from 'react';
import { FieldFrame, messageId } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import type { Field } from './use-field.ts';
import { useScriptInput } from './use-script-input.ts';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  /** Translates the field's message key. */
  readonly errorText: (key: string) => string;
  readonly hint?: string;
  readonly counter?: string;
}

/** Several lines of text with their label and message. */
export function TextAreaField({ id, label, field, errorText, hint, counter, onBlur, ...area }: TextAreaFieldProps) {
  const scriptInput = useScriptInput<HTMLTextAreaElement>(field);
  const error = field.shownError === undefined ? undefined : errorText(field.shownError);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} counter={counter}>
      <div className={classes.control}>
        <textarea
          ref={scriptInput}
          id={id}
          rows={4}
          className={`${classes.input} ${classes.area}`}
          value={field.value}
          aria-invalid={error !== undefined}
          aria-describedby={messageId(id)}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={(event) => {
            field.leave();
            onBlur?.(event);
          }}
          {...area}
        />
      </div>
    </FieldFrame>
  );
}
