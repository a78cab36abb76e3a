import { IconHelpCircle } from '@tabler/icons-react';
import { useTip } from '../use-tip.tsx';
import classes from './Fields.module.css';

interface HelpButtonProps {
  /** Name for screen readers. It is always English, because scripts look for it. */
  readonly name: string;
  /** Text of the tooltip, already translated. */
  readonly text: string;
}

/** Renders the question mark inside a field that needs explanation. It works by pointer, touch and keyboard. */
export function HelpButton({ name, text }: HelpButtonProps) {
  const { target, tip } = useTip<HTMLButtonElement>(text, { multiline: true, maw: 280 });
  return (
    <>
      <button type="button" className={classes.action} aria-label={name} {...target}>
        <IconHelpCircle size={20} stroke={1.5} aria-hidden />
      </button>
      {tip}
    </>
  );
}
