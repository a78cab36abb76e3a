import type { ReactNode } from 'react';
import classes from './MoneyCard.module.css';

interface MoneyCardProps {
  /** Id of the heading. */
  readonly id: string;
  /** Translated. */
  readonly label: string;
  /** Embossed on the card; decorative. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** Shows an amount of money on a drawing of a bank card. */
export function MoneyCard({ id, label, mark, children }: MoneyCardProps) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      {mark}
      <h2 id={id} className={classes.label}>
        {label}
      </h2>
      {children}
    </section>
  );
}
