import { IconFilterOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdditionalSettingsButton } from '../settings/AdditionalSettingsButton.tsx';
import { BoardAction } from '../settings/BoardAction.tsx';
import classes from './Filter.module.css';

interface FilterButtonsProps {
  /** Whether a filter is set. */
  readonly active: boolean;
  readonly onReset: () => void;
}

/** Renders the buttons that reset all filters and open the other settings. */
export const FilterButtons = memo(function FilterButtons({ active, onReset }: FilterButtonsProps) {
  const { t } = useTranslation();
  const label = t('LABEL_RESET_ALL_FILTERS');
  return (
    <div className={classes.buttons}>
      <BoardAction
        id="reset-filters"
        label={label}
        Icon={IconFilterOff}
        className={classes.reset}
        data-active={active || undefined}
        onClick={onReset}
      />
      <label htmlFor="reset-filters" className={classes.resetLabel}>
        {label}
      </label>
      <AdditionalSettingsButton />
    </div>
  );
});
