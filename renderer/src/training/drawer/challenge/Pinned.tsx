import { IconBook2, IconPinnedOff, IconTransfer } from '@tabler/icons-react';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../../../shared/api/learner.ts';
import { useChallengeTexts } from '../../../lib/challenge-texts.ts';
import { changeLearner } from '../../../lib/learner.ts';
import { withLinks } from '../../../lib/outward-links/with-links.ts';
import { challengeRoute, workbenchRoute } from '../../../lib/range-addresses.ts';
import { useLessonOf } from '../../../lib/use-lesson-of.ts';
import controls from '../../controls.module.css';
import classes from '../Drawer.module.css';
import own from './Challenge.module.css';
import { DrawerHints } from './DrawerHints.tsx';
import { Note } from './Note.tsx';

interface PinnedProps {
  readonly challenge: ChallengeRecord;
  readonly learner: LearnerState;
  /** Gets the link to the challenge. */
  readonly link: RefObject<HTMLAnchorElement | null>;
  readonly onLeave: () => void;
}

/** Shows the pinned challenge: its task, its opened hints and the learner's note, which all stay while the learner tries them. */
export function Pinned({ challenge, learner, link, onLeave }: PinnedProps) {
  const { t } = useTranslation();
  const { name, description } = useChallengeTexts().textsOf(challenge);
  const linked = useMemo(() => withLinks(description), [description]);
  const lesson = useLessonOf()(challenge.key);
  const opened = learner.openedHints[challenge.key] ?? 0;
  return (
    <section className={classes.section} aria-label={t('DRAWER_PINNED')}>
      <div className={own.top}>
        <h3 className={classes.label}>{t('DRAWER_PINNED')}</h3>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('DRAWER_UNPIN', { challenge: name })}
          title={t('DRAWER_UNPIN', { challenge: name })}
          onClick={() => void changeLearner({ pinned: null })}
        >
          <IconPinnedOff size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      <p className={classes.name}>
        <a ref={link} href={`#${challengeRoute(challenge.key)}`} onClick={onLeave}>
          {name}
        </a>
      </p>
      <p className={classes.label}>
        {t('DIFFICULTY_OF_SIX', { difficulty: challenge.difficulty })}
        {' · '}
        {t(challenge.solved ? 'STATUS_SOLVED' : 'STATUS_UNSOLVED')}
      </p>
      <div
        className={`${classes.text} ${own.description}`}
        // weakness: contract ui-learning.md 2.1 (descriptions are markup, so anyone who can write the record can write scripts)
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue's descriptions contain links and code, see above
        dangerouslySetInnerHTML={{ __html: linked }}
      />
      <div className={classes.actions}>
        {lesson !== undefined && (
          <a href={lesson} className={controls.control}>
            <IconBook2 size={18} stroke={1.5} aria-hidden />
            {t('LESSON_READ')}
          </a>
        )}
        <a href={`#${workbenchRoute}`} className={controls.control} onClick={onLeave}>
          <IconTransfer size={18} stroke={1.5} aria-hidden />
          {t('DRAWER_WORKBENCH')}
        </a>
      </div>
      {challenge.hint !== null && <DrawerHints challenge={challenge} opened={opened} />}
      <Note challenge={challenge.key} name={name} kept={learner.notes[challenge.key] ?? ''} />
    </section>
  );
}
