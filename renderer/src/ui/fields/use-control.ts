import type { ChangeEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { labelId, messageId } from './FieldFrame.tsx';
import type { Field } from './use-field.ts';

/** Properties of every field that uses a browser control, besides those of the control itself. All texts are translated. */
export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  /** Translates the key of the field's message, for messages that take values. */
  readonly errorText?: (key: string) => string;
  readonly hint?: string | undefined;
  readonly counter?: string;
}

interface Others<Control> extends FieldProps {
  readonly onBlur?: ((event: FocusEvent<Control>) => void) | undefined;
}

/** Splits a field's properties into those of its frame and those of its control. */
export function useControl<Control extends HTMLElement, Props extends Others<Control>>(props: Props) {
  const { t } = useTranslation();
  const { id, label, field, errorText = t, hint, counter, onBlur, ...others } = props;
  const error = field.shownError === undefined ? undefined : errorText(field.shownError);
  return {
    frame: { id, label, error, hint, counter },
    control: {
      id,
      value: field.value,
      'aria-labelledby': labelId(id),
      'aria-invalid': error !== undefined,
      'aria-describedby': messageId(id),
      onChange: ({ currentTarget }: ChangeEvent<Control & { readonly value: string }>) =>
        field.change(currentTarget.value),
      onBlur: (event: FocusEvent<Control>) => {
        field.leave();
        onBlur?.(event);
      },
      ...others,
    },
  };
}
