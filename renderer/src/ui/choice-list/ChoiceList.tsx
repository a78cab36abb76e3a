import { type MouseEvent, type ReactNode, useId } from 'react';
import { Cell, Row, Table } from '../script-layer/Table.tsx';
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
  /** The column of v18's table that has what describes a choice, e.g. `Name`. */
  readonly column: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  /** Called with undefined when the visitor clicks the chosen card again, which `deselectable` allows. */
  readonly onChoose: (id: Id | undefined) => void;
  readonly deselectable?: boolean;
  /** 2 puts the cards side by side where there is room. */
  readonly columns?: 1 | 2;
}

/**
 * Renders a choice between cards. They are radio buttons, so that arrow keys and screen readers work as usual. A click anywhere on a card
 * chooses it. Scripts find the cards as the rows of v18's table, which has no label to click (ui-shop.md 5.21).
 */
export function ChoiceList<Id extends string | number>(props: ChoiceListProps<Id>) {
  const { label, column, choices, chosen, onChoose, deselectable = false, columns = 1 } = props;
  const name = useId();
  return (
    <Table role="radiogroup" aria-label={label} className={classes.list} data-columns={columns}>
      {choices.map(({ id, content }) => (
        <Row
          key={id}
          role="presentation"
          className={classes.choice}
          data-chosen={id === chosen || undefined}
          // Arrow keys trigger clicks too, and `change` isn't fired when the chosen card is clicked again.
          onClick={(event) => {
            focusRadio(event);
            onChoose(deselectable && id === chosen ? undefined : id);
          }}
        >
          <Cell column="Selection" role="presentation" className={classes.selection}>
            <mat-radio-button className={`mat-mdc-radio-button ${classes.selection}`}>
              <input
                type="radio"
                className={`mdc-radio__native-control ${classes.radio}`}
                name={name}
                value={id}
                aria-labelledby={`${name}-${id}`}
                checked={id === chosen}
                onKeyDown={(event) => {
                  // The space bar doesn't click a radio button that is already chosen.
                  if (event.key === ' ' && deselectable && id === chosen) {
                    event.preventDefault();
                    onChoose(undefined);
                  }
                }}
                onChange={ignore}
              />
            </mat-radio-button>
          </Cell>
          <Cell id={`${name}-${id}`} column={column} role="presentation" className={classes.content}>
            {content}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Moves the focus to the radio button of the clicked card, as a label would. */
function focusRadio({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.querySelector('input')?.focus({ preventScroll: true });
}

/** Does nothing. React requires a listener beside `checked`, but the card's listener does the work. */
function ignore(): void {}
