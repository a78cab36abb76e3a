import { type ComponentProps, useId } from 'react';
import { MatSelect } from '../script-layer/MatSelect.tsx';
import type { MatOption } from '../script-layer/MatSelectPanel.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import { type FieldProps, useControl } from './use-control.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'value' | 'id'>, Omit<FieldProps, 'id'> {
  /** Text shown before anything is chosen. */
  readonly placeholder: string;
  readonly options: readonly MatOption[];
}

/** Renders a choice from a list. It is the browser's own select in our style, which every keyboard and screen reader knows; only a mouse gets a list of ours. */
export function SelectField({ placeholder, options, ...others }: SelectFieldProps) {
  const props = { id: useId(), ...others };
  const { frame, control } = useControl<HTMLSelectElement, typeof props>(props);
  return (
    <FieldFrame {...frame}>
      <MatSelect
        name={control.name}
        className={classes.control}
        value={props.field.value}
        options={options}
        onChoose={props.field.change}
      >
        {(optionsHidden) => (
          <select
            className={`${classes.input} ${classes.select}`}
            data-empty={props.field.value === '' || undefined}
            {...control}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map(({ value, text, disabled = false }) => (
              <option key={value} value={value} disabled={disabled} aria-hidden={optionsHidden}>
                {text}
              </option>
            ))}
          </select>
        )}
      </MatSelect>
    </FieldFrame>
  );
}
