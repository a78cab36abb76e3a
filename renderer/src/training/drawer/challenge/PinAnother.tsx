import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import { useChallengeTexts } from '../../../lib/challenge-texts.ts';
import { changeLearner } from '../../../lib/learner.ts';
import drawer from '../Drawer.module.css';
import classes from './Challenge.module.css';

interface PinAnotherProps {
  readonly challenges: readonly ChallengeRecord[];
  readonly pinned: string | null;
  /** Gets the summary of the list. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** How many challenges are proposed at a time. */
const most = 6;

/** Finds a challenge by part of its name and pins it. Unsolved ones come first, the easiest first. */
export function PinAnother({ challenges, pinned, summary }: PinAnotherProps) {
  const { t } = useTranslation();
  const { textsOf } = useChallengeTexts();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const fitting = challenges
    .filter(({ key, disabledEnv }) => key !== pinned && disabledEnv === null)
    .map((challenge) => ({ challenge, name: textsOf(challenge).name }))
    .filter(({ challenge, name }) => `${name} ${challenge.name}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one.challenge) - rank(other.challenge))
    .slice(0, most);
  const title = t(pinned === null ? 'DRAWER_PIN_ONE' : 'DRAWER_PIN_ANOTHER');
  return (
    <section className={drawer.section} aria-label={title}>
      <details className={classes.fold}>
        <summary ref={summary} className={classes.summary}>
          {title}
        </summary>
        <input
          type="search"
          className={classes.search}
          aria-label={t('DRAWER_PIN_SEARCH')}
          placeholder={t('DRAWER_PIN_SEARCH')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ul className={classes.choices}>
          {fitting.map(({ challenge, name }) => (
            <li key={challenge.key}>
              <button
                type="button"
                className={classes.choice}
                onClick={() => {
                  setText('');
                  void changeLearner({ pinned: challenge.key });
                }}
              >
                {name}
                <span className={classes.meta}>
                  {t('DIFFICULTY_OF_SIX', { difficulty: challenge.difficulty })}
                  {challenge.solved && ` · ${t('STATUS_SOLVED')}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {fitting.length === 0 && <p className={drawer.text}>{t('DRAWER_NOTHING_FITS')}</p>}
      </details>
    </section>
  );
}

function rank({ solved, difficulty }: ChallengeRecord): number {
  return difficulty + (solved ? 10 : 0);
}
