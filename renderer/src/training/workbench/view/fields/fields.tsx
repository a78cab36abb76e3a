import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Called with whole numbers within the limits only. */
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** Takes a whole number. What isn't one is said below the field, and changes nothing. */
export function NumberField({ label, value, least, most, onChange, disabled = false }: NumberFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(String(value));
  useEffect(() => setText((typed) => (Number(typed) === value ? typed : String(value))), [value]);
  const isFine = /^\s*-?\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        aria-invalid={!isFine}
        aria-describedby={isFine ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value;
          setText(typed);
          const number = Number(typed);
          if (/^\s*-?\d+\s*$/.test(typed) && number >= least && number <= most) {
            onChange(number);
          }
        }}
        onBlur={() => setText(String(value))}
      />
      {!isFine && (
        <p id={`${id}-problem`} className={classes.problem}>
          {t('RUNNER_NUMBER_FROM_TO', { from: least, to: most })}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** What is wrong with it, already translated. */
  readonly problem?: string | undefined;
}

/** Takes a line of text. */
export function TextField({ label, value, onChange, placeholder, maxLength, problem }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
  /** Keeps the label for screen readers only. */
  readonly quiet?: boolean;
}

/** Takes one of several values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, quiet = false } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      {!quiet && (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={classes.selectFrame}>
        <select
          id={id}
          className={classes.select}
          aria-label={quiet ? label : undefined}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen !== undefined) {
              onChange(chosen.value);
            }
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </div>
    </div>
  );
}
