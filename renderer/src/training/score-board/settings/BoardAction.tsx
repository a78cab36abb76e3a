import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import controls from '../../controls.module.css';
import classes from './BoardAction.module.css';

interface BoardActionProps extends ComponentProps<'button'> {
  /** The name for scripts and screen readers. The words on the button are part of it (WCAG 2.5.3). */
  readonly label: string;
  /** The words on the button, if they are fewer. */
  readonly text?: string;
  readonly Icon: Icon;
}

/** Renders an action for the whole board, in words. */
export function BoardAction({ label, text = label, Icon: Sign, className = '', ...button }: BoardActionProps) {
  return (
    <button
      {...button}
      type="button"
      className={`${controls.control} ${classes.action} ${className}`}
      aria-label={label}
    >
      <Sign size={18} stroke={1.5} aria-hidden />
      {text}
    </button>
  );
}
