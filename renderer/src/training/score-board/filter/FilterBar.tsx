import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardEntry } from '../entries.ts';
import { distinct } from '../entries.ts';
import { CategoryPills } from './CategoryPills.tsx';
import classes from './Filter.module.css';
import { FilterButtons } from './FilterButtons.tsx';
import { type ChallengeFilter, isActive } from './filter.ts';
import { type ChoiceProps, DifficultyChoice, TagChoice } from './Lists.tsx';
import { statuses, statusTexts } from './status.ts';
import type { FilterChanges } from './use-filter.ts';

interface FilterBarProps {
  /** All entries of the board: the choices on offer don't depend on the current filter. */
  readonly entries: readonly BoardEntry[];
  readonly filter: ChallengeFilter;
  readonly changes: FilterChanges;
}

/** Renders the filter of the board (ui-learning.md 2.3). Its parts are rendered separately, because every key press comes through here. */
export function FilterBar({ entries, filter, changes: { change, reset } }: FilterBarProps) {
  const { t } = useTranslation();
  const tags = useMemo(() => distinct(entries, ({ tagList }) => tagList), [entries]);
  const categories = useMemo(() => distinct(entries, ({ challenge }) => [challenge.category]), [entries]);
  return (
    <filter-settings className={classes.settings}>
      <search className={classes.bar}>
        <div className={`${classes.control} ${classes.search}`}>
          <IconSearch size={18} stroke={1.5} aria-hidden />
          <input
            type="search"
            aria-label={t('NAV_SEARCH')}
            placeholder={t('NAV_SEARCH')}
            value={filter.searchQuery}
            onChange={(event) => change({ searchQuery: event.currentTarget.value })}
          />
        </div>
        <DifficultyChoice chosen={filter.difficulties} onChange={change} />
        <StatusChoice chosen={filter.status} onChange={change} />
        <TagChoice tags={tags} chosen={filter.tags} onChange={change} />
        <FilterButtons active={isActive(filter)} onReset={reset} />
      </search>
      <CategoryPills categories={categories} chosen={filter.categories} onChange={change} />
    </filter-settings>
  );
}

const StatusChoice = memo(function StatusChoice({ chosen, onChange }: ChoiceProps<ChallengeFilter['status']>) {
  const { t } = useTranslation();
  return (
    <div className={`${classes.control} ${classes.selectFrame}`} data-chosen={chosen !== null || undefined}>
      <select
        aria-label={t('LABEL_STATUS')}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: statuses.find((status) => status === value) ?? null })
        }
      >
        <option value="">
          {t('LABEL_STATUS')}: {t('STATUS_ALL')}
        </option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(statusTexts[status])}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden />
    </div>
  );
});
