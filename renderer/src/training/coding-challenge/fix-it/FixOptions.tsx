import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type NamedNumber, writtenNumber } from '../../../../../shared/api/numbers.ts';
import type { FixOption } from '../dialog/questions.ts';
import { WithCode } from '../dialog/WithCode.tsx';
import classes from './FixOptions.module.css';

/** What is said under a fix: whether it is right, why, and the weakness that a wrong one leaves. */
export interface FixNote {
  readonly isRight: boolean;
  readonly explanation: string;
  readonly weakness: NamedNumber | null;
}

interface FixOptionsProps {
  readonly options: readonly FixOption[];
  /** Index of the chosen fix in the server's list. */
  readonly chosen: number;
  /** What is known of a fix, by its index; undefined before it was tried. */
  readonly noteOn: (index: number) => FixNote | undefined;
  readonly onChoose: (index: number) => void;
}

/** Lists the fixes to choose from, with the verdicts on those that were tried and why (ui-learning.md 3.4). */
export function FixOptions({ options, chosen, noteOn, onChoose }: FixOptionsProps) {
  const { t } = useTranslation();
  const notes = options.map(({ index }) => noteOn(index));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('LABEL_CORRECT_FIX')}</legend>
      <div className={classes.options} data-explained={notes.some((note) => note !== undefined) || undefined}>
        {options.map(({ index }, place) => {
          const note = notes[place];
          const outcome = note === undefined ? 'undecided' : note.isRight ? 'right' : 'wrong';
          const noteId = `fix-note-${place + 1}`;
          return (
            <div key={index} className={classes.item}>
              <label className={classes.option} data-outcome={outcome}>
                <input
                  type="radio"
                  name="fix"
                  value={place}
                  checked={index === chosen}
                  onChange={() => onChoose(index)}
                  aria-describedby={note === undefined ? undefined : noteId}
                  className={classes.radio}
                />
                {t('FIX_NUMBER', { number: place + 1 })}{' '}
                {outcome === 'right' && (
                  <IconCircleCheck size={18} stroke={1.75} role="img" aria-label={t('FIX_RIGHT')} />
                )}
                {outcome === 'wrong' && <IconCircleX size={18} stroke={1.75} role="img" aria-label={t('FIX_WRONG')} />}
              </label>
              {note !== undefined && (
                <div id={noteId} className={classes.note}>
                  <p>
                    <WithCode text={note.explanation} />
                  </p>
                  {note.weakness !== null && (
                    <p className={classes.weakness}>
                      {t('FIX_LEAVES')}{' '}
                      <span lang="en" dir="ltr">
                        <strong>{writtenNumber(note.weakness)}</strong> {note.weakness.name}
                      </span>
                    </p>
                  )}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
