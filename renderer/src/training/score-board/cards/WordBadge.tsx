import type { ComponentProps } from 'react';
import { TooltipButton } from '../../../ui/TooltipButton.tsx';
import controls from '../../controls.module.css';
import classes from './Badges.module.css';

interface WordBadgeProps extends ComponentProps<typeof TooltipButton> {
  /** What the button does and for which challenge. It contains the word on the button. */
  readonly 'aria-label': string;
}

/** Renders a button of a card, with a word. Pictures would take most of the time that 110 cards have, and say less. */
export function WordBadge({ className = '', ...button }: WordBadgeProps) {
  return <TooltipButton {...button} className={`badge ${controls.control} ${classes.badge} ${className}`} />;
}
