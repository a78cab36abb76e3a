import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChallengeTexts } from '../../../lib/challenge-texts.ts';
import { useLearner } from '../../../lib/learner.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import classes from '../BackupSettings.module.css';
import { saveNotes } from './save-notes.ts';

interface SaveNotesProps {
  readonly onFailure: (error: unknown) => void;
}

/** Offers the notes as Markdown, once there are some. */
export function SaveNotes({ onFailure }: SaveNotesProps) {
  const { t } = useTranslation();
  const { textsOf } = useChallengeTexts();
  const count = Object.keys(useLearner()?.notes ?? {}).length;
  if (count === 0) {
    return null;
  }
  const save = () =>
    saveNotes(textsOf).then(
      (file) => showSnackBar({ message: 'BACKUP_NOTES_SAVED', values: { file }, tone: 'confirm' }),
      onFailure,
    );
  return (
    <div className={classes.row}>
      <p>{t('BACKUP_NOTES_TEXT', { count })}</p>
      <Button variant="default" onClick={save}>
        {t('BACKUP_NOTES_SAVE')}
      </Button>
    </div>
  );
}
