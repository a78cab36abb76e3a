import { Tooltip } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './Badges.module.css';

interface IconBadgeProps extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** What it does, for whom. */
  readonly 'aria-label': string;
  /** What it does, in short; shown to the pointer, the finger and the keyboard. */
  readonly explanation: string;
}

/** A button of a card that is a symbol alone, so that all of them find room in one row. */
export function IconBadge({ explanation, className = '', ...button }: IconBadgeProps) {
  return (
    <Tooltip label={explanation}>
      <button {...button} type="button" className={`badge ${classes.badge} ${classes.icon} ${className}`} />
    </Tooltip>
  );
}
