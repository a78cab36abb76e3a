import { Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import classes from './Fields.module.css';

interface HelpButtonProps {
  /** What screen readers hear, fixed English as scripts look for it. */
  readonly name: string;
  /** What the tooltip says, already translated. */
  readonly text: string;
}

/** The question mark inside a field that needs a word of explanation; by pointer, finger and keyboard. */
export function HelpButton({ name, text }: HelpButtonProps) {
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }} multiline maw={280}>
      <button type="button" className={classes.action} aria-label={name}>
        <IconHelpCircle size={20} stroke={1.5} aria-hidden />
      </button>
    </Tooltip>
  );
}
