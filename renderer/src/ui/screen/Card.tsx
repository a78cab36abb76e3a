import type { ComponentProps } from 'react';
import classes from './Card.module.css';

/** Renders a raised surface for related content. Takes the properties of a `div`. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${classes.card} ${className}`} />;
}
