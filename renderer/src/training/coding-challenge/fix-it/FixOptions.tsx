import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FixOption } from '../dialog/questions.ts';
import type { FixIt } from '../dialog/verdicts.ts';
import classes from './FixOptions.module.css';

interface FixOptionsProps {
  readonly options: readonly FixOption[];
  /** Index of the chosen fix in the server's list. */
  readonly chosen: number;
  readonly verdictOn: FixIt['verdictOn'];
  readonly onChoose: (index: number) => void;
}

/** Lists the fixes to choose from, with the verdicts on those that were tried (ui-learning.md 3.4). */
export function FixOptions({ options, chosen, verdictOn, onChoose }: FixOptionsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('LABEL_CORRECT_FIX')}</legend>
      <div className={classes.options}>
        {options.map(({ index }, place) => {
          const outcome = verdictOn(index).kind;
          return (
            <label key={index} className={classes.option} data-outcome={outcome}>
              <input
                type="radio"
                name="fix"
                value={place}
                checked={index === chosen}
                onChange={() => onChoose(index)}
                className={classes.radio}
              />
              {t('FIX_NUMBER', { number: place + 1 })}{' '}
              {outcome === 'right' && (
                <IconCircleCheck size={18} stroke={1.75} role="img" aria-label={t('FIX_RIGHT')} />
              )}
              {outcome === 'wrong' && <IconCircleX size={18} stroke={1.75} role="img" aria-label={t('FIX_WRONG')} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
