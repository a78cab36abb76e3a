import type { Icon } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import controls from '../../controls.module.css';
import classes from './BoardAction.module.css';

interface BoardActionProps extends ComponentProps<'button'> {
  /** What scripts look for. */
  readonly label: string;
  /** The words on the button, which name it, if they are others. */
  readonly text?: string;
  readonly Icon: Icon;
}

/** Renders an action for the whole board, in words. */
export function BoardAction({ label, text = label, Icon: Sign, className = '', ...button }: BoardActionProps) {
  const words = useId();
  return (
    <button
      {...button}
      type="button"
      className={`${controls.control} ${classes.action} ${className}`}
      aria-label={label}
      aria-labelledby={words}
    >
      <Sign size={18} stroke={1.5} aria-hidden />
      <span id={words}>{text}</span>
    </button>
  );
}
