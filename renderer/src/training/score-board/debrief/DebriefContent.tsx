import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debrief } from '../../../../../shared/api/debrief.ts';
import { useLearner } from '../../../lib/learner.ts';
import { lessonsQuery } from '../../../lib/lessons.ts';
import { formatDateTime } from '../../../lib/purchases/format.ts';
import { LinkedText } from '../../../ui/rich-text/LinkedText.tsx';
import { CodingChallengeButton } from '../../coding-challenge/CodingChallengeButton.tsx';
import { useBoard } from '../board-context.ts';
import { DifficultyStars } from '../cards/DifficultyStars.tsx';
import { LessonLink } from '../cards/help/LessonLink.tsx';
import { OnlineLink } from '../cards/help/OnlineLink.tsx';
import type { BoardEntry } from '../entries.ts';
import { categoryWord } from '../words/words.ts';
import classes from './Debrief.module.css';
import { FlawNumbers } from './FlawNumbers.tsx';
import { OwnRequest } from './OwnRequest.tsx';
import { ownRequestQuery } from './own-request.ts';
import { Similar } from './Similar.tsx';
import { WeakLines } from './WeakLines.tsx';

interface DebriefContentProps {
  readonly entry: BoardEntry;
  readonly entries: readonly BoardEntry[];
  readonly known: Debrief;
}

/** Renders what is known of a solved challenge. A part of which nothing is known is left out. */
export function DebriefContent({ entry: { challenge }, entries, known }: DebriefContentProps) {
  const { t, i18n } = useTranslation();
  const { language, lessonOf } = useBoard();
  const learner = useLearner();
  const { key, category, difficulty, mitigationUrl, hasCodingChallenge, codingChallengeStatus, updatedAt } = challenge;
  const note = learner?.notes[key];
  const lesson = lessonOf(key);
  const title = useQuery(lessonsQuery(i18n.language)).data?.lessons.find(({ name }) => name === known.lesson)?.title;
  const request = useQuery(ownRequestQuery(key, known.solvedAt ?? updatedAt)).data ?? null;
  const similar = known.similar.flatMap((other) => entries.find(({ challenge: { key: own } }) => own === other) ?? []);
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={t('DEBRIEF_SOLVED_AT')}>{formatDateTime(new Date(known.solvedAt ?? updatedAt), language)}</Fact>
        <Fact label={t('LABEL_DIFFICULTY')}>
          <DifficultyStars difficulty={difficulty} />
        </Fact>
        <Fact label={t('DEBRIEF_CATEGORY')}>{categoryWord(t, category).name}</Fact>
        <Fact label={t('DEBRIEF_HINTS')}>{learner?.openedHints[key] ?? 0}</Fact>
      </dl>
      {note !== undefined && (
        <Part title={t('DEBRIEF_NOTE')}>
          <p className={classes.note}>{note}</p>
        </Part>
      )}
      {request !== null && (
        <Part title={t('DEBRIEF_REQUEST')}>
          <OwnRequest request={request} />
        </Part>
      )}
      <Part title={t(known.isFlaw ? 'DEBRIEF_NUMBERS' : 'DEBRIEF_NUMBERS_CLOSE')}>
        {!known.isFlaw && <p className={classes.text}>{t('DEBRIEF_NO_FLAW')}</p>}
        <FlawNumbers numbers={known.numbers} />
      </Part>
      {known.mitigation !== null && (
        <Part title={t('DEBRIEF_MITIGATION')}>
          <p dir="auto" className={classes.text}>
            <LinkedText text={known.mitigation} />
          </p>
          {mitigationUrl !== null && <OnlineLink href={mitigationUrl} text={t('INFO_VULNERABILITY_MITIGATION_LINK')} />}
        </Part>
      )}
      {known.weakLines !== null && (
        <Part title={t('DEBRIEF_WEAK_LINES')}>
          <WeakLines lines={known.weakLines} />
        </Part>
      )}
      {lesson !== undefined && (
        <Part title={t('DEBRIEF_LESSON')}>
          <LessonLink href={lesson} text={title ?? t('LESSON_READ')} />
        </Part>
      )}
      {hasCodingChallenge && (
        <Part title={t('TITLE_CODING_CHALLENGE')}>
          <div className={classes.coding}>
            <p className={classes.text}>{t(codingTexts[codingChallengeStatus])}</p>
            <CodingChallengeButton challenge={challenge} />
          </div>
        </Part>
      )}
      {similar.length > 0 && (
        <Part title={t('DEBRIEF_SIMILAR')}>
          <Similar entries={similar} />
        </Part>
      )}
    </>
  );
}

/** What a coding challenge still asks for, by its status. */
const codingTexts = { 0: 'DEBRIEF_FIND_IT_NEXT', 1: 'DEBRIEF_FIX_IT_NEXT', 2: 'DEBRIEF_CODING_DONE' } as const;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
