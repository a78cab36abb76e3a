import type { ComponentProps } from 'react';
import classes from './Card.module.css';

/** A raised surface for what belongs together; takes what a `div` takes. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${classes.card} ${className}`} />;
}
