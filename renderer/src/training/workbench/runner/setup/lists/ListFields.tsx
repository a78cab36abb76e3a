import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../../../controls.module.css';
import { changeList } from '../../../store/runner.ts';
import { SelectField } from '../../../view/fields/fields.tsx';
import { fitted } from '../../plan/fit.ts';
import { builtInLists } from '../../values/built-in-lists.ts';
import { type Change, changes, type List, type ListKind, listKinds } from '../../values/list.ts';
import { valuesOf } from '../../values/values.ts';
import common from '../Setup.module.css';
import classes from './ListFields.module.css';
import { ListSource } from './ListSource.tsx';

const kindTexts: Readonly<Record<ListKind, string>> = {
  typed: 'RUNNER_KIND_TYPED',
  builtIn: 'RUNNER_KIND_BUILT_IN',
  numbers: 'RUNNER_KIND_NUMBERS',
  letters: 'RUNNER_KIND_LETTERS',
  spellings: 'RUNNER_KIND_SPELLINGS',
  file: 'RUNNER_KIND_FILE',
};

const changeTexts: Readonly<Record<Change, string>> = {
  fit: 'RUNNER_CHANGE_FIT',
  none: 'RUNNER_CHANGE_NONE',
  url: 'RUNNER_CHANGE_URL',
  base64: 'RUNNER_CHANGE_BASE64',
  upper: 'RUNNER_CHANGE_UPPER',
  lower: 'RUNNER_CHANGE_LOWER',
};

/** Text keys of what is said about a change, where its name does not say it. */
const changeNotes: Partial<Readonly<Record<Change, string>>> = {
  fit: 'RUNNER_CHANGE_FIT_IS',
  none: 'RUNNER_CHANGE_NONE_IS',
};

interface ListFieldsProps {
  readonly planId: string;
  readonly position: number;
  readonly list: List;
  readonly title: string;
}

/** Takes the values of a position: where they come from, and what is done to each. */
export function ListFields({ planId, position, list, title }: ListFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<List>) => changeList(planId, position, part);
  const note = changeNotes[list.change];
  return (
    <fieldset className={classes.list}>
      <legend className={classes.title}>{title}</legend>
      <div className={common.pair}>
        <SelectField
          label={t('RUNNER_KIND')}
          value={list.kind}
          options={listKinds.map((value) => ({ value, text: t(kindTexts[value]) }))}
          onChange={(kind) => change({ kind })}
        />
        {list.kind === 'builtIn' && (
          <SelectField
            label={t('RUNNER_LIST')}
            value={list.builtIn}
            options={builtInLists.map(({ name, values }) => ({
              value: name,
              text: `${t(`RUNNER_LIST_${name.toUpperCase()}`)} (${values.length})`,
            }))}
            onChange={(builtIn) => change({ builtIn })}
          />
        )}
      </div>
      <ListSource list={list} onChange={change} />
      <Preview list={list} />
      {list.kind === 'builtIn' && (
        <button
          type="button"
          className={controls.control}
          onClick={() => change({ kind: 'typed', typed: `${firstOf(list, 10_000).join('\n')}\n` })}
        >
          <IconPencil size={16} stroke={1.5} aria-hidden />
          {t('RUNNER_EDIT_COPY')}
        </button>
      )}
      <SelectField
        label={t('RUNNER_CHANGE')}
        value={list.change}
        options={changes.map((value) => ({ value, text: t(changeTexts[value]) }))}
        onChange={(chosen) => change({ change: chosen })}
      />
      {note !== undefined && <p className={classes.note}>{t(note)}</p>}
    </fieldset>
  );
}

/** Shows how many values there are, and the first of them. */
function Preview({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { count } = valuesOf(list);
  const first = firstOf(list, 5).map((value) => fitted(value, list.change, 'plain'));
  return (
    <p className={classes.preview}>
      <span className={classes.count}>
        {Number.isFinite(count) ? t('RUNNER_VALUE_COUNT', { count }) : t('RUNNER_UNCOUNTABLE')}
      </span>
      {first.length > 0 && (
        <code>
          {first.map((value) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)).join('  ')}
          {count > first.length && '  …'}
        </code>
      )}
    </p>
  );
}

function firstOf(list: List, most: number): readonly string[] {
  const { count, at } = valuesOf(list);
  return Array.from({ length: Math.min(most, count) }, (_, index) => at(index));
}
