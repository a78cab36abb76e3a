import { IconAdjustmentsHorizontal, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExchangeKind, exchangeKinds, senders, workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import controls from '../../../controls.module.css';
import { changeFilter } from '../../store/history.ts';
import fields from '../../view/fields/fields.module.css';
import { SelectField } from '../../view/fields/fields.tsx';
import { statusGroups } from '../../view/table/status-group.ts';
import { senderTexts } from './columns.tsx';
import classes from './FilterBar.module.css';
import type { Filter } from './filter.ts';
import { markTexts } from './MarkSign.tsx';
import { marks } from './remarks.ts';
import type { Found } from './use-search.ts';

const kindTexts: Readonly<Record<ExchangeKind, string>> = {
  page: 'HISTORY_KIND_PAGE',
  api: 'HISTORY_KIND_API',
  script: 'HISTORY_KIND_SCRIPT',
  style: 'HISTORY_KIND_STYLE',
  image: 'HISTORY_KIND_IMAGE',
  socket: 'HISTORY_KIND_SOCKET',
  other: 'HISTORY_KIND_OTHER',
};

interface FilterBarProps {
  readonly filter: Filter;
  readonly found: Found;
  /** How many exchanges of each kind there are. */
  readonly counts: ReadonlyMap<ExchangeKind, number>;
  /** What stands below it. */
  readonly children: ReactNode;
}

/** Takes which exchanges are shown. */
export function FilterBar({ filter, found, counts, children }: FilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const all = { value: 'all' as const, text: t('RUNNER_STATUS_ALL') };
  return (
    <search className={classes.filter} data-open={open || undefined}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {t('HISTORY_SEARCH')}
        </label>
        <input
          id={id}
          type="search"
          className={fields.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={workbenchLimits.search}
          placeholder={t('HISTORY_SEARCH_IN')}
          value={filter.text}
          aria-describedby={`${id}-state`}
          onChange={({ currentTarget }) => changeFilter({ text: currentTarget.value })}
        />
      </div>
      <button
        type="button"
        className={`${controls.control} ${classes.unfold}`}
        aria-expanded={open}
        aria-controls={`${id}-more`}
        onClick={() => setOpen(!open)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_MORE_FILTERS')}
      </button>
      <div id={`${id}-more`} className={classes.more}>
        <SelectField
          label={t('HISTORY_COLUMN_STATUS')}
          value={filter.status ?? 'all'}
          options={[
            all,
            ...statusGroups.map((value) => ({
              value,
              text: value === 'none' ? t('RUNNER_STATUS_NONE') : `${value}00–${value}99`,
            })),
          ]}
          onChange={(status) => changeFilter({ status: status === 'all' ? undefined : status })}
        />
        <SelectField
          label={t('HISTORY_COLUMN_SENDER')}
          value={filter.sender ?? 'all'}
          options={[all, ...senders.map((value) => ({ value, text: t(senderTexts[value]) }))]}
          onChange={(sender) => changeFilter({ sender: sender === 'all' ? undefined : sender })}
        />
        <SelectField
          label={t('HISTORY_MARKS')}
          value={filter.mark ?? 'all'}
          options={[
            all,
            { value: 'any', text: t('HISTORY_MARK_ANY') },
            ...marks.map((value) => ({ value, text: t(markTexts[value]) })),
          ]}
          onChange={(mark) => changeFilter({ mark: mark === 'all' ? undefined : mark })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: these buttons choose what is shown, and are no fields of a form */}
        <div role="group" aria-label={t('HISTORY_KINDS')} className={classes.kinds}>
          {exchangeKinds.map((kind) => (
            <Kind key={kind} kind={kind} kinds={filter.kinds} count={counts.get(kind) ?? 0} />
          ))}
        </div>
      </div>
      {children}
      <p id={`${id}-state`} className={classes.state} role="status">
        <SearchState found={found} />
      </p>
    </search>
  );
}

interface KindProps {
  readonly kind: ExchangeKind;
  readonly kinds: readonly ExchangeKind[];
  readonly count: number;
}

function Kind({ kind, kinds, count }: KindProps) {
  const { t, i18n } = useTranslation();
  const isOn = kinds.includes(kind);
  const change = isOn ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  return (
    <button type="button" aria-pressed={isOn} className={classes.kind} onClick={() => changeFilter({ kinds: change })}>
      <IconCheck size={14} stroke={2} aria-hidden className={classes.check} />
      {t(kindTexts[kind])}
      <span className={classes.kindCount}>{count.toLocaleString(i18n.language.replace('_', '-'))}</span>
    </button>
  );
}

function SearchState({ found: { state, reason } }: { readonly found: Found }) {
  const { t } = useTranslation();
  switch (state) {
    case 'searching':
      return t('HISTORY_SEARCHING');
    case 'not all':
      return t('HISTORY_SEARCH_NOT_ALL');
    case 'failed':
      return t('HISTORY_SEARCH_FAILED', { reason });
    case 'done':
    case 'nothing to find':
      return null;
  }
}
