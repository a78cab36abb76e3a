import { type ReactNode, useId } from 'react';
import classes from './fields.module.css';

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  /** Of radio buttons that belong together. */
  readonly group?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name: string;
  /** One sentence. */
  readonly about?: ReactNode;
}

/** A radio button or a checkbox with a name and one sentence about it. */
export function Choice({ kind, group, checked, onChange, name, about }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <input
        id={id}
        type={kind}
        name={group}
        checked={checked}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.name}>
        {name}
      </label>
      {about !== undefined && (
        <span id={`${id}-about`} className={classes.about}>
          {about}
        </span>
      )}
    </div>
  );
}
