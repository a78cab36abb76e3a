import { useTranslation } from 'react-i18next';
import { longestLearner } from '../../../../shared/backup/cookies.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { keepLearnerName, learnerName } from './learner-name.ts';

/** Lets learners enter their name, for whoever collects the backups (decision 41). */
export function LearnerName({ onChange }: { readonly onChange?: (name: string) => void }) {
  const { t } = useTranslation();
  const field = useField(() => undefined, learnerName());
  const change = (name: string) => {
    field.change(name);
    keepLearnerName(name);
    onChange?.(name);
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
