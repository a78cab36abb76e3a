import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import classes from './Filter.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What the option means, shown below its label. */
  readonly description?: string | undefined;
}

interface MultiChoiceProps<Value> {
  readonly label: string;
  /** A summary of the choice that replaces the label; empty when nothing is chosen. */
  readonly summary: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/**
 * Renders a list that opens below its button and allows any number of options. Each choice takes effect at once, and the list stays open.
 */
export function MultiChoice<Value extends string | number>(props: MultiChoiceProps<Value>) {
  const { label, summary, options, chosen, onChoose } = props;
  const [open, setOpen] = useState(false);
  const toggle = (value: Value) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" offset={6} width="target" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={`${classes.control} ${classes.opener}`}
          aria-label={summary === '' ? label : `${label}: ${summary}`}
          data-chosen={summary !== '' || undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.summary}>{summary === '' ? label : summary}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown {...rangeSkin} className={classes.dropdown} aria-label={label}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, but the button above already names the group */}
        <div role="group" aria-label={label} onKeyDown={moveFocus}>
          {options.map(({ value, label: text, description }) => (
            <label key={value} className={classes.option}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>
                <span className={classes.optionName}>{text}</span>{' '}
                {description !== undefined && <span className={classes.optionText}>{description}</span>}
              </span>
            </label>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Moves the focus through the options with the arrow keys, as in a list box. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) {
    return;
  }
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const index = boxes.findIndex((box) => box.matches(':focus'));
  boxes.at((index + step) % boxes.length)?.focus();
}
