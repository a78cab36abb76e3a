import { useState } from 'react';

/** An input of a form: its value and what is wrong with it. */
export interface Field {
  readonly value: string;
  /** Text key of what is wrong, determined when this field last changed; undefined when it is fine. */
  readonly error: string | undefined;
  /** The error, but only after the visitor has entered and left the field. */
  readonly shownError: string | undefined;
  /** Whether the visitor has entered and left the field. */
  readonly touched: boolean;
  readonly change: (value: string) => void;
  readonly leave: () => void;
  /** Restores the field's initial value. */
  readonly reset: () => void;
}

interface FieldState {
  readonly value: string;
  readonly error: string | undefined;
  readonly touched: boolean;
}

/** Checks a value. Returns the text key of what is wrong with it, or undefined. */
export type FieldRule = (value: string) => string | undefined;

/** Holds the state of a field. The rule is applied only when this field changes, not when another one does. */
export function useField(rule: FieldRule, initial = ''): Field {
  const pristine = (value: string): FieldState => ({ value, error: rule(value), touched: false });
  const [state, setState] = useState(() => pristine(initial));
  return {
    value: state.value,
    error: state.error,
    shownError: state.touched ? state.error : undefined,
    touched: state.touched,
    change: (value) => setState((known) => ({ ...known, value, error: rule(value) })),
    leave: () => setState((known) => ({ ...known, touched: true })),
    reset: () => setState(pristine(initial)),
  };
}

/** Holds a field whose rule depends on another field. The rule is applied on every render. */
export function useDependentField(rule: FieldRule): Field {
  const field = useField(rule);
  const error = rule(field.value);
  return { ...field, error, shownError: field.touched ? error : undefined };
}

/** Returns a rule that the field must not be empty. */
export function required(message: string): FieldRule {
  return (value) => (value === '' ? message : undefined);
}

/** Combines several rules. The result is the first error. */
export function all(...rules: readonly FieldRule[]): FieldRule {
  return (value) => rules.map((rule) => rule(value)).find((message) => message !== undefined);
}

/** Returns a field that only shows a value: it can't be changed and is never wrong. */
export function fixedField(value: string): Field {
  return {
    value,
    error: undefined,
    shownError: undefined,
    touched: false,
    change: ignore,
    leave: ignore,
    reset: ignore,
  };
}

function ignore(): void {}

/** Returns a field without rules, for state that is kept elsewhere. */
export function plainField(value: string, change: (value: string) => void): Field {
  return { ...fixedField(value), change, reset: () => change('') };
}

/** Tells whether none of the fields has an error. */
export function areFine(...fields: readonly Field[]): boolean {
  return fields.every(({ error }) => error === undefined);
}

/** Resets all the fields to their initial values. */
export function resetAll(...fields: readonly Field[]): void {
  for (const field of fields) {
    field.reset();
  }
}
