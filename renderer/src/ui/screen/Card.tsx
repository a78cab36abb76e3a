import type { ComponentProps } from 'react';
import classes from './Card.module.css';

/** Renders a raised surface for related content. Takes the properties of a `div`, and is v18's `mat-card` for scripts (decision 56). */
export function Card({ className = '', ...rest }: ComponentProps<'mat-card'>) {
  return <mat-card {...rest} className={`mat-mdc-card ${classes.card} ${className}`} />;
}
