import { IconBulb } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import type { ReleasedHint } from '../../../../shared/class/to-learner.ts';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import type { BoardChallenge } from '../../../../shared/class/wall.ts';
import { useWords } from '../../words.tsx';
import controls from '../controls.module.css';
import { useOrders } from '../model/send-order.tsx';

interface ReleaseHintProps {
  readonly challenges: readonly BoardChallenge[];
  readonly released: readonly ReleasedHint[];
  readonly learners: readonly TrainerLearner[];
}

/** Renders the choice of a challenge whose next hint everybody gets. Those about which learners ask come first. */
export function ReleaseHint({ challenges, released, learners }: ReleaseHintProps) {
  const words = useWords();
  const id = useId();
  const { sent, send } = useOrders();
  const [chosen, setChosen] = useState('');
  const { asked, others } = useMemo(() => {
    const keys = new Set(learners.flatMap(({ stuck }) => stuck?.challenge ?? []));
    const byName = new Intl.Collator(words.tag).compare;
    const shown = challenges
      .filter(({ isSelected, hints }) => isSelected && hints > 0)
      .toSorted((one, other) => byName(words.challenge(one), words.challenge(other)));
    return { asked: shown.filter(({ key }) => keys.has(key)), others: shown.filter(({ key }) => !keys.has(key)) };
  }, [challenges, learners, words]);
  const challenge = challenges.find(({ key }) => key === chosen);
  const before = released.find(({ challenge: key }) => key === chosen)?.upTo ?? 0;
  const next = before + 1;
  const isOver = challenge !== undefined && next > challenge.hints;
  const optionsOf = (list: readonly BoardChallenge[]) =>
    list.map((each) => (
      <option key={each.key} value={each.key}>
        {words.challenge(each)} {'★'.repeat(each.difficulty)}
      </option>
    ));
  return (
    <section className={controls.panel} aria-labelledby={id}>
      <h2 id={id} className={controls.title}>
        {words.say('CLASS_RELEASE')}
      </h2>
      <select
        className={controls.field}
        aria-label={words.say('REPORT_CHALLENGE')}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{words.say('CLASS_CHOOSE')}</option>
        {asked.length > 0 && <optgroup label={words.say('CLASS_ASKED_ABOUT')}>{optionsOf(asked)}</optgroup>}
        {asked.length > 0 ? (
          <optgroup label={words.say('CLASS_OTHERS')}>{optionsOf(others)}</optgroup>
        ) : (
          optionsOf(others)
        )}
      </select>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          disabled={challenge === undefined || isOver || sent === 'sending'}
          onClick={() => challenge && send({ order: 'releaseHint', challenge: challenge.key, upTo: next })}
        >
          <IconBulb size={16} stroke={1.5} aria-hidden />
          {challenge === undefined || isOver
            ? words.say('CLASS_RELEASE_NEXT')
            : words.say('CLASS_RELEASE_HINT', { hint: next, of: challenge.hints })}
        </button>
        {before > 0 && <span className={controls.note}>{words.say('CLASS_RELEASED', { count: before })}</span>}
        {sent === 'failed' && (
          <span className={controls.bad} role="alert">
            {words.say('CLASS_NOT_TAKEN')}
          </span>
        )}
      </div>
    </section>
  );
}
