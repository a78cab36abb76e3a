import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BoardEntry } from '../entries.ts';
import { distinct } from '../entries.ts';
import { AdditionalSettingsButton } from '../settings/AdditionalSettingsButton.tsx';
import { tagWord } from '../words/words.ts';
import { CategoryPills } from './CategoryPills.tsx';
import { difficultySummary } from './difficulty-summary.ts';
import classes from './Filter.module.css';
import { isActive } from './filter.ts';
import { MultiChoice } from './MultiChoice.tsx';
import { statuses, statusTexts } from './status.ts';
import type { Filter } from './use-filter.ts';

const difficulties = [1, 2, 3, 4, 5, 6] as const;

interface FilterBarProps {
  /** Of the whole board: what can be chosen does not depend on what is. */
  readonly entries: readonly BoardEntry[];
  readonly filter: Filter;
}

/** What of the board is shown (ui-learning.md 2.3). */
export function FilterBar({ entries, filter: { filter, change, reset } }: FilterBarProps) {
  const { t } = useTranslation();
  const tags = distinct(entries, ({ tagList }) => tagList);
  const categories = distinct(entries, ({ challenge }) => [challenge.category]);
  const resetLabel = t('LABEL_RESET_ALL_FILTERS');
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
        <MultiChoice
          label={t('LABEL_DIFFICULTY')}
          summary={difficultySummary(filter.difficulties)}
          options={difficulties.map((value) => ({ value, label: <StarLine count={value} /> }))}
          chosen={filter.difficulties}
          onChoose={(chosen) => change({ difficulties: chosen })}
        />
        <div className={`${classes.control} ${classes.selectFrame}`} data-chosen={filter.status !== null || undefined}>
          <select
            aria-label={t('LABEL_STATUS')}
            value={filter.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ status: statuses.find((status) => status === value) ?? null })
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
        <MultiChoice
          label={t('LABEL_TAGS')}
          summary={filter.tags.map((tag) => tagWord(t, tag).name).join(', ')}
          options={tags.map((value) => {
            const { name, description } = tagWord(t, value);
            return { value, label: name, description };
          })}
          chosen={filter.tags}
          onChoose={(chosen) => change({ tags: chosen })}
        />
        <div className={classes.buttons}>
          <Tooltip label={resetLabel}>
            <ActionIcon
              id="reset-filters"
              variant="default"
              size={44}
              aria-label={resetLabel}
              className={classes.reset}
              data-active={isActive(filter) || undefined}
              onClick={reset}
            >
              <IconFilterOff size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <label htmlFor="reset-filters" className={classes.resetLabel}>
            {resetLabel}
          </label>
          <AdditionalSettingsButton />
        </div>
      </search>
      <CategoryPills
        categories={categories}
        chosen={filter.categories}
        onChoose={(chosen) => change({ categories: chosen })}
      />
    </filter-settings>
  );
}

function StarLine({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.starLine} aria-hidden>
        {'★'.repeat(count)}
      </span>
      <span className={classes.starCount}>{t('DIFFICULTY_STARS', { count })}</span>
    </>
  );
}
