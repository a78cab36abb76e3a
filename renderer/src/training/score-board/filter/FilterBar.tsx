import { IconAdjustmentsHorizontal, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardEntry } from '../entries.ts';
import { distinct } from '../entries.ts';
import { BoardAction } from '../settings/BoardAction.tsx';
import { ViewChoices } from '../view/ViewChoices.tsx';
import { CategoryPills } from './CategoryPills.tsx';
import classes from './Filter.module.css';
import { type ChallengeFilter, isActive } from './filter.ts';
import { type ChoiceProps, DifficultyChoice, TagChoice } from './Lists.tsx';
import { SelectChoice } from './SelectChoice.tsx';
import { statuses, statusTexts } from './status.ts';
import type { FilterChanges } from './use-filter.ts';

interface FilterBarProps {
  /** All entries of the board: the choices on offer don't depend on the current filter. */
  readonly entries: readonly BoardEntry[];
  readonly filter: ChallengeFilter;
  readonly changes: FilterChanges;
}

/**
 * Renders the filter of the board and the choice of its view (ui-learning.md 2.3). Its parts are rendered separately, because every search
 * comes through here. On a narrow screen everything but the search is put away behind a button.
 */
export function FilterBar({ entries, filter, changes }: FilterBarProps) {
  const { change, reset } = changes;
  const { t } = useTranslation();
  const tags = useMemo(() => distinct(entries, ({ tagList }) => tagList), [entries]);
  const categories = useMemo(() => distinct(entries, ({ challenge }) => [challenge.category]), [entries]);
  const [open, setOpen] = useState(false);
  const partId = useId();
  const active = isActive(filter);
  return (
    <filter-settings className={classes.settings} data-open={open || undefined}>
      <search className={classes.bar}>
        <div className={`${classes.control} ${classes.search}`}>
          <IconSearch size={18} stroke={1.5} aria-hidden />
          <SearchBox {...changes} />
        </div>
        <button
          type="button"
          className={`${classes.control} ${classes.unfold}`}
          aria-expanded={open}
          aria-controls={partId}
          data-chosen={active || undefined}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
          {t('BOARD_FILTERS')}
        </button>
        <div id={partId} className={classes.rest}>
          <DifficultyChoice chosen={filter.difficulties} onChange={change} />
          <StatusChoice chosen={filter.status} onChange={change} />
          <TagChoice tags={tags} chosen={filter.tags} onChange={change} />
          <CategoryPills categories={categories} chosen={filter.categories} onChange={change} />
          <ResetButton active={active} onReset={reset} />
        </div>
      </search>
      <ViewChoices />
    </filter-settings>
  );
}

/** Renders the search. The browser shows what is typed by itself, so that React has nothing to render for a key. */
function SearchBox({ search, change }: FilterChanges) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // It was reset or came from the address.
    if (field.current !== null && field.current.value !== search()) {
      field.current.value = search();
    }
  });
  return (
    <input
      ref={field}
      type="search"
      aria-label={t('NAV_SEARCH')}
      placeholder={t('NAV_SEARCH')}
      defaultValue={search()}
      onChange={(event) => change({ searchQuery: event.currentTarget.value })}
    />
  );
}

const StatusChoice = memo(function StatusChoice({ chosen, onChange }: ChoiceProps<ChallengeFilter['status']>) {
  const { t } = useTranslation();
  return (
    <SelectChoice
      label={t('LABEL_STATUS')}
      value={chosen ?? ''}
      options={[
        { value: '', text: `${t('LABEL_STATUS')}: ${t('STATUS_ALL')}` },
        ...statuses.map((status) => ({ value: status, text: t(statusTexts[status]) })),
      ]}
      isChosen={chosen !== null}
      onChange={(value) => onChange({ status: statuses.find((status) => status === value) ?? null })}
    />
  );
});

interface ResetButtonProps {
  /** Whether a filter is set. */
  readonly active: boolean;
  readonly onReset: () => void;
}

const ResetButton = memo(function ResetButton({ active, onReset }: ResetButtonProps) {
  const { t } = useTranslation();
  return (
    <BoardAction
      id="reset-filters"
      label={t('LABEL_RESET_ALL_FILTERS')}
      Icon={IconFilterOff}
      className={classes.reset}
      data-active={active || undefined}
      onClick={onReset}
    />
  );
});
