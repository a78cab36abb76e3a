import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../../view/fields/fields.module.css';
import { type List, listLimits } from '../../values/list.ts';
import classes from './ListFields.module.css';

interface ListFileProps {
  readonly file: List['file'];
  readonly onChange: (file: List['file']) => void;
}

/** Takes a file with one value per line. The page reads it; it is not sent anywhere. */
export function ListFile({ file, onChange }: ListFileProps) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const pick = async (picked: File | undefined) => {
    if (picked === undefined) {
      return;
    }
    if (picked.size > listLimits.file) {
      setProblem('RUNNER_FILE_TOO_LARGE');
      return;
    }
    try {
      onChange({ name: picked.name, text: await picked.text() });
      setProblem(undefined);
    } catch (error) {
      console.log(error);
      setProblem('RUNNER_FILE_UNREADABLE');
    }
  };
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {file === undefined ? t('RUNNER_FILE') : t('RUNNER_FILE_IS', { name: file.name })}
      </label>
      <input
        id={id}
        type="file"
        className={classes.file}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => void pick(currentTarget.files?.[0])}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={fields.problem} role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  );
}
