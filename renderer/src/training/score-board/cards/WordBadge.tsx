import type { ComponentProps } from 'react';
import { TooltipButton } from '../../../ui/TooltipButton.tsx';
import controls from '../../controls.module.css';
import classes from './Badges.module.css';

interface IconBadgeProps extends ComponentProps<typeof TooltipButton> {
  /** What the button does and for which challenge. */
  readonly 'aria-label': string;
}

/** Renders an icon-only button of a card, so that all of them fit into one row. */
export function IconBadge({ className = '', ...button }: IconBadgeProps) {
  return (
    <TooltipButton {...button} className={`badge ${controls.control} ${classes.badge} ${classes.icon} ${className}`} />
  );
}
