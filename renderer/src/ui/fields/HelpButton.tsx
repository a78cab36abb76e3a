import { Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import classes from './Fields.module.css';

interface HelpButtonProps {
  /** Name for screen readers. It is always English, because scripts look for it. */
  readonly name: string;
  /** Text of the tooltip, already translated. */
  readonly text: string;
}

/** Renders the question mark inside a field that needs explanation. It works by pointer, touch and keyboard. */
export function HelpButton({ name, text }: HelpButtonProps) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline maw={280}>
      <button type="button" className={classes.action} aria-label={name}>
        <IconHelpCircle size={20} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
