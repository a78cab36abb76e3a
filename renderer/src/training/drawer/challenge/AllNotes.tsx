import { useTranslation } from 'react-i18next';
import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../../../shared/api/learner.ts';
import { useChallengeTexts } from '../../../lib/challenge-texts.ts';
import { changeLearner } from '../../../lib/learner.ts';
import controls from '../../controls.module.css';
import drawer from '../Drawer.module.css';
import classes from './Challenge.module.css';
import { notesAsMarkdown } from './notes-as-markdown.ts';

interface AllNotesProps {
  readonly challenges: readonly ChallengeRecord[];
  readonly learner: LearnerState;
}

/** Lists the learner's notes. Choosing one pins its challenge; all of them can be saved as Markdown. */
export function AllNotes({ challenges, learner: { notes } }: AllNotesProps) {
  const { t } = useTranslation();
  const { textsOf } = useChallengeTexts();
  const noted = challenges.flatMap((challenge) => {
    const note = notes[challenge.key];
    return note === undefined ? [] : [{ key: challenge.key, name: textsOf(challenge).name, note }];
  });
  if (noted.length === 0) {
    return null;
  }
  return (
    <section className={drawer.section} aria-label={t('DRAWER_NOTES', { count: noted.length })}>
      <details className={classes.fold}>
        <summary className={classes.summary}>{t('DRAWER_NOTES', { count: noted.length })}</summary>
        <ul className={classes.choices}>
          {noted.map(({ key, name, note }) => (
            <li key={key}>
              <button type="button" className={classes.choice} onClick={() => void changeLearner({ pinned: key })}>
                {name}
                <span className={classes.meta}>{note.trim().split('\n', 1)[0]}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <div className={drawer.actions}>
        <button
          type="button"
          className={controls.control}
          onClick={() => save(notesAsMarkdown(t('DRAWER_NOTES_TITLE'), noted))}
        >
          {t('DRAWER_NOTES_SAVE')}
        </button>
      </div>
    </section>
  );
}

/** Saves a text as a file of the learner's. */
function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = 'juice-range-notes.md';
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
