import { useId } from 'react';
import type { BoardChallenge } from '../../../shared/class/wall.ts';
import { topicsOf } from '../../../shared/report/by-topic.ts';
import { useWords } from '../words.tsx';
import controls from './controls.module.css';
import classes from './FilterBar.module.css';
import { type Order, orders } from './model/order.ts';

/** Which learners and challenges the views show, and in which order. */
export interface Filter {
  readonly search: string;
  readonly order: Order;
  /** Only the challenges that the workshop shows. */
  readonly selectedOnly: boolean;
  /** Empty for all. */
  readonly topic: string;
}

interface FilterBarProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly challenges: readonly BoardChallenge[];
}

export function FilterBar({ filter, onChange, challenges }: FilterBarProps) {
  const words = useWords();
  const id = useId();
  const selected = challenges.filter(({ isSelected }) => isSelected).length;
  return (
    <div className={classes.bar}>
      <input
        type="search"
        className={controls.field}
        aria-label={words.say('CLASS_SEARCH')}
        placeholder={words.say('CLASS_SEARCH')}
        value={filter.search}
        onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
      <label className={classes.choice} htmlFor={`${id}-order`}>
        {words.say('CLASS_ORDER')}
        <select
          id={`${id}-order`}
          className={controls.field}
          value={filter.order}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, order: orders.find((order) => order === currentTarget.value) ?? 'help' })
          }
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {words.say(`CLASS_ORDER_${order.toUpperCase()}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.choice} htmlFor={`${id}-topic`}>
        {words.say('REPORT_TOPIC')}
        <select
          id={`${id}-topic`}
          className={controls.field}
          value={filter.topic}
          onChange={({ currentTarget }) => onChange({ ...filter, topic: currentTarget.value })}
        >
          <option value="">{words.say('CLASS_ALL_TOPICS')}</option>
          {topicsOf(challenges).map(({ topic }) => (
            <option key={topic} value={topic}>
              {words.topic(topic)}
            </option>
          ))}
        </select>
      </label>
      {selected < challenges.length && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={filter.selectedOnly}
            onChange={({ currentTarget }) => onChange({ ...filter, selectedOnly: currentTarget.checked })}
          />
          {words.say('CLASS_SELECTION', { count: selected })}
        </label>
      )}
    </div>
  );
}
