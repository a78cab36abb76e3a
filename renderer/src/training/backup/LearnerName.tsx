import { useTranslation } from 'react-i18next';
import { longestLearner } from '../../../../shared/backup/cookies.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { keepLearnerName, learnerName } from './learner-name.ts';

/** Where a learner may say whose the backups are, for those who collect them (decision 41). */
export function LearnerName() {
  const { t } = useTranslation();
  const field = useField(() => undefined, learnerName());
  const change = (name: string) => {
    field.change(name);
    keepLearnerName(name);
  };
  return (
    <TextField
      id="learnerName"
      label={t('BACKUP_LEARNER')}
      hint={t('BACKUP_LEARNER_HINT')}
      field={{ ...field, change }}
      errorText={t}
      maxLength={longestLearner}
      autoComplete="name"
    />
  );
}
