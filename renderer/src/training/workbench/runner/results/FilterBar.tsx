import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../../controls.module.css';
import { Choice } from '../../view/fields/Choice.tsx';
import fields from '../../view/fields/fields.module.css';
import { SelectField } from '../../view/fields/fields.tsx';
import { statusGroups } from '../../view/table/status-group.ts';
import { readerTime } from '../run/reader/reader.ts';
import { type Filter, type Scope, scopes } from './filter.ts';
import classes from './Results.module.css';

const scopeTexts: Readonly<Record<Scope, string>> = {
  columns: 'RUNNER_SCOPE_COLUMNS',
  responses: 'RUNNER_SCOPE_RESPONSES',
  pattern: 'RUNNER_SCOPE_PATTERN',
};

interface FilterBarProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** Text key of what is wrong with the search. */
  readonly problem: string | undefined;
}

/** Takes which results are shown. */
export function FilterBar({ filter, onChange, problem }: FilterBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <search className={classes.filter} data-open={open || undefined}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {t('RUNNER_FILTER')}
        </label>
        <input
          id={id}
          type="search"
          className={fields.input}
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
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
          label={t('RUNNER_SCOPE')}
          value={filter.scope}
          options={scopes.map((value) => ({ value, text: t(scopeTexts[value]) }))}
          onChange={(scope) => change({ scope })}
        />
        <SelectField
          label={t('RUNNER_COLUMN_STATUS')}
          value={filter.status ?? 'all'}
          options={[
            { value: 'all', text: t('RUNNER_STATUS_ALL') },
            ...statusGroups.map((value) => ({
              value,
              text: value === 'none' ? t('RUNNER_STATUS_NONE') : `${value}00–${value}99`,
            })),
          ]}
          onChange={(status) => change({ status: status === 'all' ? undefined : status })}
        />
        <BytesField label={t('RUNNER_LENGTH_FROM')} value={filter.least} onChange={(least) => change({ least })} />
        <BytesField label={t('RUNNER_LENGTH_TO')} value={filter.most} onChange={(most) => change({ most })} />
        <div className={classes.unusual}>
          <Choice
            kind="checkbox"
            checked={filter.unusual}
            name={t('RUNNER_ONLY_UNUSUAL')}
            onChange={(unusual) => change({ unusual })}
          />
        </div>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {t(problem, { seconds: readerTime / 1000 })}
        </p>
      )}
    </search>
  );
}

interface BytesFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function BytesField({ label, value, onChange }: BytesFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fields.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replaceAll(/\D/g, '');
          onChange(digits === '' ? undefined : Number(digits));
        }}
      />
    </div>
  );
}
