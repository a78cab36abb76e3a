import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Fields.module.css';
import { type FieldProps, useControl } from './use-control.ts';
import { useScriptInput } from './use-script-input.ts';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'id'> & FieldProps;

/** Renders a field of several lines with its label and message. */
export function TextAreaField(props: TextAreaFieldProps) {
  const scriptInput = useScriptInput<HTMLTextAreaElement>(props.field);
  const { frame, control } = useControl<HTMLTextAreaElement, TextAreaFieldProps>(props);
  return (
    <FieldFrame {...frame}>
      <div className={classes.control}>
        <textarea ref={scriptInput} rows={4} className={`${classes.input} ${classes.area}`} {...control} />
      </div>
    </FieldFrame>
  );
}
