import { useState } from 'react';

/** One input of a form: what it holds, and what is wrong with it. */
export interface Field {
  readonly value: string;
  /** Text key of what is wrong, judged when this field last changed; undefined when it is fine. */
  readonly error: string | undefined;
  /** The error once the reader has been in the field and left it: until then it is not held against them. */
  readonly shownError: string | undefined;
  /** Whether the reader has been in the field and left it. */
  readonly touched: boolean;
  readonly change: (value: string) => void;
  readonly leave: () => void;
  /** Goes back to what the field began with. */
  readonly reset: () => void;
}

interface FieldState {
  readonly value: string;
  readonly error: string | undefined;
  readonly touched: boolean;
}

/** Judges a value: the text key of what is wrong with it, or undefined. */
export type FieldRule = (value: string) => string | undefined;

/** State of a field. The rule is applied when this very field changes, never because another one did. */
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

/** A field whose rule depends on another field: judged again whenever it is looked at. */
export function useDependentField(rule: FieldRule): Field {
  const field = useField(rule);
  const error = rule(field.value);
  return { ...field, error, shownError: field.touched ? error : undefined };
}

/** The field must not be empty. */
export function required(message: string): FieldRule {
  return (value) => (value === '' ? message : undefined);
}

/** The first complaint of several rules. */
export function all(...rules: readonly FieldRule[]): FieldRule {
  return (value) => rules.map((rule) => rule(value)).find((message) => message !== undefined);
}

/** A field that only shows something: nobody can change it, and nothing is wrong with it. */
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

/** A field without rules, for state that lives elsewhere. */
export function plainField(value: string, change: (value: string) => void): Field {
  return { ...fixedField(value), change, reset: () => change('') };
}

/** Whether nothing is wrong with any of the fields. */
export function areFine(...fields: readonly Field[]): boolean {
  return fields.every(({ error }) => error === undefined);
}

/** Has each of the fields go back to what it began with. */
export function resetAll(...fields: readonly Field[]): void {
  for (const field of fields) {
    field.reset();
  }
}
