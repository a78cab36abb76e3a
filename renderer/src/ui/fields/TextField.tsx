import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import { type FieldProps, useControl } from './use-control.ts';
import { useScriptInput } from './use-script-input.ts';

/** Properties of every text field. All others go to the input itself. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'id'>, FieldProps {
  /** A button at the end of the field. */
  readonly action?: ReactNode;
}

/** Properties for exact input: the browser neither completes nor corrects it. */
export const verbatim = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Renders a field of one line with its label and message. */
export function TextField({ action, ...props }: TextFieldProps) {
  const scriptInput = useScriptInput<HTMLInputElement>(props.field);
  const { frame, control } = useControl<HTMLInputElement, typeof props>(props);
  return (
    <FieldFrame {...frame}>
      <div className={classes.control}>
        <input ref={scriptInput} type="text" className={classes.input} {...control} />
        {action}
      </div>
    </FieldFrame>
  );
}
