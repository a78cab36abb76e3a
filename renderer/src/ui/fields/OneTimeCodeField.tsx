import { HelpButton } from './HelpButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import type { FieldRule } from './use-field.ts';

/** Requires exactly six digits (ui-shop.md 5.11, 5.12). */
export const oneTimeCodeRule: FieldRule = (value) =>
  /^\d{6}$/.test(value) ? undefined : 'INVALID_TWO_FACTOR_AUTH_TOKEN';

interface OneTimeCodeFieldProps extends Omit<TextFieldProps, 'action' | 'counter'> {
  readonly help: { readonly name: string; readonly text: string };
}

/** Renders a field for the six digits that an authenticator app shows. */
export function OneTimeCodeField({ help, ...props }: OneTimeCodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      {...props}
      counter={`${props.field.value.length}/6`}
      action={<HelpButton {...help} />}
    />
  );
}
