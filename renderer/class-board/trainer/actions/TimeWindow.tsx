import { useId, useState } from 'react';
import type { ClassFacts } from '../../../../shared/class/wall.ts';
import { useWords } from '../../words.tsx';
import controls from '../controls.module.css';
import { useOrders } from '../model/send-order.tsx';

/** Renders when a contest begins and ends. An empty field is no limit. */
export function TimeWindow({ facts }: { readonly facts: ClassFacts }) {
  const words = useWords();
  const id = useId();
  const { sent, send } = useOrders();
  const [startsAt, setStartsAt] = useState(() => localTime(facts.startsAt));
  const [endsAt, setEndsAt] = useState(() => localTime(facts.endsAt));
  const isBackwards = startsAt !== '' && endsAt !== '' && startsAt >= endsAt;
  return (
    <section className={controls.panel} aria-labelledby={id}>
      <h2 id={id} className={controls.title}>
        {words.say('CLASS_WINDOW')}
      </h2>
      <label className={controls.label}>
        {words.say('CLASS_WINDOW_FROM')}
        <input
          type="datetime-local"
          className={controls.field}
          value={startsAt}
          onChange={({ currentTarget }) => setStartsAt(currentTarget.value)}
        />
      </label>
      <label className={controls.label}>
        {words.say('CLASS_WINDOW_TO')}
        <input
          type="datetime-local"
          className={controls.field}
          value={endsAt}
          onChange={({ currentTarget }) => setEndsAt(currentTarget.value)}
        />
      </label>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          disabled={isBackwards || sent === 'sending'}
          onClick={() => send({ order: 'window', startsAt: timeOf(startsAt), endsAt: timeOf(endsAt) })}
        >
          {words.say('CLASS_WINDOW_SET')}
        </button>
        {isBackwards && <span className={controls.bad}>{words.say('CLASS_WINDOW_BACKWARDS')}</span>}
        {sent === 'failed' && (
          <span className={controls.bad} role="alert">
            {words.say('CLASS_NOT_TAKEN')}
          </span>
        )}
      </div>
    </section>
  );
}

/** Writes a time as the field has it: `2026-11-26T14:05`, in this machine's time zone. */
function localTime(time: number | null): string {
  if (time === null) {
    return '';
  }
  const at = new Date(time);
  return new Date(time - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function timeOf(text: string): number | null {
  return text === '' ? null : new Date(text).getTime();
}
