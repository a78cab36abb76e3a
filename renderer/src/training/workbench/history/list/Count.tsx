import { useTranslation } from 'react-i18next';
import { showAll } from '../../store/history.ts';
import { useNumbers } from '../../view/use-numbers.ts';
import classes from './FilterBar.module.css';

interface CountProps {
  readonly shown: number;
  readonly all: number;
  readonly ticked: number;
  readonly onUntick: () => void;
}

/** Says how many exchanges are shown and ticked. What the filter hides is one button away. */
export function Count({ shown, all, ticked, onUntick }: CountProps) {
  const { t } = useTranslation();
  const number = useNumbers();
  return (
    <p className={classes.count}>
      {t('HISTORY_SHOWN', { shown: number(shown), count: all, number: number(all) })}
      {shown < all && (
        <button type="button" className={classes.link} onClick={showAll}>
          {t('HISTORY_SHOW_ALL')}
        </button>
      )}
      {ticked > 0 && (
        <button type="button" className={classes.link} onClick={onUntick}>
          {t('HISTORY_UNTICK', { count: ticked })}
        </button>
      )}
    </p>
  );
}
