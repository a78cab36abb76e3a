import { type ReactNode, useId } from 'react';
import classes from './ChoiceList.module.css';

/** One of the things to choose from. */
export interface Choice<Id> {
  readonly id: Id;
  /** What the choice is, as phrasing content: it is the radio button's name. */
  readonly content: ReactNode;
}

interface ChoiceListProps<Id> {
  /** Name of the whole group, already translated. */
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  /** Called with undefined when the chosen one was clicked again, which `deselectable` allows. */
  readonly onChoose: (id: Id | undefined) => void;
  readonly deselectable?: boolean;
  /** Two side by side where there is room. */
  readonly columns?: 1 | 2;
}

/** Choosing one of several cards: radio buttons, so that arrow keys and screen readers work as everywhere. */
export function ChoiceList<Id extends string | number>(props: ChoiceListProps<Id>) {
  const { label, choices, chosen, onChoose, deselectable = false, columns = 1 } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.list} data-columns={columns}>
      {choices.map(({ id, content }) => (
        <label key={id} className={classes.choice} data-chosen={id === chosen || undefined}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={id}
            checked={id === chosen}
            // Arrow keys click as well; `change` would not tell of a click on the chosen one.
            onClick={() => onChoose(deselectable && id === chosen ? undefined : id)}
            onKeyDown={(event) => {
              // The space bar does not click on what is chosen already.
              if (event.key === ' ' && deselectable && id === chosen) {
                event.preventDefault();
                onChoose(undefined);
              }
            }}
            onChange={ignore}
          />
          <span className={classes.content}>{content}</span>
        </label>
      ))}
    </div>
  );
}

/** React wants a listener beside `checked`; `onClick` does the work. */
function ignore(): void {}
