import { useTranslation } from 'react-i18next';
import { Announcement } from '../hint/Announcement.tsx';
import { HintPiece } from '../hint/HintText.tsx';
import classes from './AnswerNote.module.css';
import type { NearMiss } from './near-miss.ts';
import type { Answer } from './use-answer.ts';

const verdicts = {
  case: 'TUTORIAL_MISS_CASE',
  space: 'TUTORIAL_MISS_SPACE',
  straight: 'TUTORIAL_MISS_STRAIGHT',
  unfinished: 'TUTORIAL_MISS_UNFINISHED',
  missing: 'TUTORIAL_MISS_MISSING',
  extra: 'TUTORIAL_MISS_EXTRA',
  typo: 'TUTORIAL_MISS_TYPO',
} as const satisfies Record<NearMiss['miss'], string>;

interface AnswerNoteProps {
  readonly answer: Answer;
  readonly onRewind: (step: number) => void;
}

/** Shows what the tutorial has to say about what the learner did, and says it to screen readers. */
export function AnswerNote({ answer, onRewind }: AnswerNoteProps) {
  const { t } = useTranslation();
  switch (answer.kind) {
    case 'nearMiss':
      return <NearMissNote miss={answer.miss} />;
    case 'empty': {
      const text = t('TUTORIAL_FIELD_EMPTY', { field: nameOf(answer.field) });
      return (
        <p className={classes.note}>
          {text}
          <Announcement text={text} />
        </p>
      );
    }
    case 'lost': {
      const text = t('TUTORIAL_LOST', { step: answer.step + 1 });
      return (
        <div className={classes.note}>
          {text}
          <button
            type="button"
            className={classes.link}
            data-mantine-stop-propagation="true"
            onClick={() => onRewind(answer.step)}
          >
            {t('TUTORIAL_REWIND', { step: answer.step + 1 })}
          </button>
          <Announcement text={text} />
        </div>
      );
    }
  }
}

function NearMissNote({ miss }: { readonly miss: NearMiss }) {
  const { t } = useTranslation();
  const { typed, wanted, where, isHidden, count } = miss;
  const verdict = t(verdicts[miss.miss], { count });
  const opening = t(where === 'address' ? 'TUTORIAL_OPENED' : 'TUTORIAL_TYPED');
  const [said, shown] = isHidden ? ['', null] : [`${opening} ${typed}. `, <Typed key="typed" miss={miss} />];
  return (
    <div className={classes.note} data-near-miss={miss.miss}>
      <p className={classes.line}>
        {shown !== null && (
          <>
            {opening} {shown} <br />
          </>
        )}
        {verdict}
      </p>
      {wanted !== undefined && (
        <p className={classes.line}>
          {t('TUTORIAL_AWAITED')} <HintPiece piece={{ kind: 'payload', text: wanted }} />
        </p>
      )}
      <Announcement text={`${said}${verdict}`} />
    </div>
  );
}

/** Shows a text with the part marked in which it differs. */
function Typed({ miss: { typed, from, to } }: { readonly miss: NearMiss }) {
  return (
    <code className={classes.typed} dir="ltr">
      {typed.slice(0, from)}
      {to > from && <mark className={classes.differs}>{typed.slice(from, to)}</mark>}
      {typed.slice(to)}
    </code>
  );
}

/** Returns what the page calls a field. */
function nameOf(field: string): string {
  const element = document.querySelector(field);
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return label?.replace('*', '').trim() || element?.getAttribute('aria-label') || '';
}
