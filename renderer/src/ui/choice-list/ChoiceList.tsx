import { type ReactNode, useId } from 'react';
import classes from './ChoiceList.module.css';

/** An option to choose from. */
export interface Choice<Id> {
  readonly id: Id;
  /** Phrasing content that describes the choice and names its radio button. */
  readonly content: ReactNode;
}

interface ChoiceListProps<Id> {
  /** Name of the whole group, already translated. */
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  /** Called with undefined when the visitor clicks the chosen card again, which `deselectable` allows. */
  readonly onChoose: (id: Id | undefined) => void;
  readonly deselectable?: boolean;
  /** 2 puts the cards side by side where there is room. */
  readonly columns?: 1 | 2;
}

/** Renders a choice between cards. They are radio buttons, so that arrow keys and screen readers work as usual. */
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
            // Arrow keys trigger clicks too, and `change` isn't fired when the chosen card is clicked again.
            onClick={() => onChoose(deselectable && id === chosen ? undefined : id)}
            onKeyDown={(event) => {
              // The space bar doesn't click a radio button that is already chosen.
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

/** Does nothing. React requires a listener beside `checked`, but `onClick` does the work. */
function ignore(): void {}
