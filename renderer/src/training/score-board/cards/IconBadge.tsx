import type { ComponentProps } from 'react';
import { TooltipButton } from '../../../ui/TooltipButton.tsx';
import controls from '../../controls.module.css';
import classes from './Badges.module.css';

interface IconBadgeProps extends ComponentProps<typeof TooltipButton> {
  /** What it does, for whom. */
  readonly 'aria-label': string;
}

/** A button of a card that is a symbol alone, so that all of them find room in one row. */
export function IconBadge({ className = '', ...button }: IconBadgeProps) {
  return (
    <TooltipButton {...button} className={`badge ${controls.control} ${classes.badge} ${classes.icon} ${className}`} />
  );
}
