import { type ComponentProps, useId } from 'react';
import { FieldFrame, messageId } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import type { Field } from './use-field.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'value' | 'id'> {
  readonly label: string;
  readonly field: Field;
  readonly errorText: (key: string) => string;
  readonly hint?: string;
  /** What stands there before anything is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
}

/** A choice from a list: the browser's own select, which every keyboard and screen reader knows, in our clothes. */
export function SelectField({ label, field, errorText, hint, placeholder, options, ...select }: SelectFieldProps) {
  const id = useId();
  const error = field.shownError === undefined ? undefined : errorText(field.shownError);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={classes.control}>
        <select
          id={id}
          className={`${classes.input} ${classes.select}`}
          value={field.value}
          data-empty={field.value === '' || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={messageId(id)}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.leave}
          {...select}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map(({ value, text, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
