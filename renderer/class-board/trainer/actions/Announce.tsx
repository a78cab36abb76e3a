import { IconSpeakerphone } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { classLimits } from '../../../../shared/class/limits.ts';
import type { Announcement } from '../../../../shared/class/to-learner.ts';
import { clockIn } from '../../live/spans.ts';
import { useWords } from '../../words.tsx';
import controls from '../controls.module.css';
import { useOrders } from '../model/send-order.tsx';
import classes from './Announce.module.css';

/** How many earlier announcements are listed. */
const listed = 3;

/** Renders a field for a message to everybody, and the latest ones. */
export function Announce({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const words = useWords();
  const id = useId();
  const { sent, send } = useOrders();
  const [text, setText] = useState('');
  const time = clockIn(words);
  const announce = async () => {
    if (await send({ order: 'announce', text: text.trim() })) {
      setText('');
    }
  };
  return (
    <section className={controls.panel} aria-labelledby={id}>
      <h2 id={id} className={controls.title}>
        {words.say('CLASS_ANNOUNCE')}
      </h2>
      <textarea
        className={controls.field}
        rows={2}
        maxLength={classLimits.announcement}
        aria-labelledby={id}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={controls.row}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          disabled={text.trim() === '' || sent === 'sending'}
          onClick={announce}
        >
          <IconSpeakerphone size={16} stroke={1.5} aria-hidden />
          {words.say('CLASS_SEND')}
        </button>
        {sent === 'failed' && (
          <span className={controls.bad} role="alert">
            {words.say('CLASS_NOT_TAKEN')}
          </span>
        )}
      </div>
      {announcements.length > 0 && (
        <ul className={classes.list}>
          {announcements
            .toSorted((one, other) => other.id - one.id)
            .slice(0, listed)
            .map((announcement) => (
              <li key={announcement.id}>
                <time>{time(announcement.at)}</time> {announcement.text}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
