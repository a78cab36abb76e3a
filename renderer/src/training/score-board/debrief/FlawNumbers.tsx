import { type NamedNumber, standardNames, standards, writtenNumber } from '../../../../../shared/api/numbers.ts';
import classes from './FlawNumbers.module.css';

/** Lists what a flaw is called by others: each number with its name, which is English in every language. */
export function FlawNumbers({ numbers }: { readonly numbers: readonly NamedNumber[] }) {
  const lists = standards
    .map((standard) => ({ standard, own: numbers.filter((number) => number.standard === standard) }))
    .filter(({ own }) => own.length > 0);
  return (
    <dl lang="en" dir="ltr" className={classes.lists}>
      {lists.map(({ standard, own }) => (
        <div key={standard} className={classes.list} data-standard={standard}>
          <dt>{standardNames[standard]}</dt>
          {own.map((number) => (
            <dd key={number.id}>
              <span className={classes.id}>{writtenNumber(number)}</span> {number.name}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
