import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../view/fields/Choice.tsx';
import fields from '../../../view/fields/fields.module.css';
import { NumberField, TextField } from '../../../view/fields/fields.tsx';
import { type List, listLimits } from '../../values/list.ts';
import common from '../Setup.module.css';
import { ListFile } from './ListFile.tsx';

interface ListSourceProps {
  readonly list: List;
  readonly onChange: (part: Partial<List>) => void;
}

/** Takes what the values of a list are made of. Built-in lists need nothing more. */
export function ListSource({ list, onChange }: ListSourceProps) {
  switch (list.kind) {
    case 'typed':
      return <Typed list={list} onChange={onChange} />;
    case 'builtIn':
      return null;
    case 'numbers':
      return <Numbers list={list} onChange={onChange} />;
    case 'letters':
      return <Letters list={list} onChange={onChange} />;
    case 'spellings':
      return <Spellings list={list} onChange={onChange} />;
    case 'file':
      return <ListFile file={list.file} onChange={(file) => onChange({ file })} />;
  }
}

function Typed({ list, onChange }: ListSourceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {t('RUNNER_TYPED_VALUES')}
      </label>
      <textarea
        id={id}
        className={fields.lines}
        value={list.typed}
        maxLength={listLimits.typed}
        autoCapitalize="off"
        spellCheck={false}
        wrap="off"
        onChange={({ currentTarget }) => onChange({ typed: currentTarget.value })}
      />
    </div>
  );
}

function Numbers({ list: { numbers }, onChange }: ListSourceProps) {
  const { t } = useTranslation();
  const change = (part: Partial<List['numbers']>) => onChange({ numbers: { ...numbers, ...part } });
  const { number, digits } = listLimits;
  return (
    <div className={common.row}>
      <NumberField
        label={t('RUNNER_FROM')}
        value={numbers.from}
        least={-number}
        most={number}
        onChange={(from) => change({ from })}
      />
      <NumberField
        label={t('RUNNER_TO')}
        value={numbers.to}
        least={-number}
        most={number}
        onChange={(to) => change({ to })}
      />
      <NumberField
        label={t('RUNNER_STEP')}
        value={numbers.step}
        least={1}
        most={number}
        onChange={(step) => change({ step })}
      />
      <NumberField
        label={t('RUNNER_DIGITS')}
        value={numbers.digits}
        least={1}
        most={digits}
        onChange={(least) => change({ digits: least })}
      />
    </div>
  );
}

function Letters({ list: { letters }, onChange }: ListSourceProps) {
  const { t } = useTranslation();
  const change = (part: Partial<List['letters']>) => onChange({ letters: { ...letters, ...part } });
  return (
    <>
      <TextField
        label={t('RUNNER_ALPHABET')}
        value={letters.alphabet}
        maxLength={listLimits.alphabet}
        onChange={(alphabet) => change({ alphabet })}
      />
      <div className={common.row}>
        <NumberField
          label={t('RUNNER_LEAST_LETTERS')}
          value={letters.least}
          least={1}
          most={listLimits.letters}
          onChange={(least) => change({ least, most: Math.max(least, letters.most) })}
        />
        <NumberField
          label={t('RUNNER_MOST_LETTERS')}
          value={letters.most}
          least={letters.least}
          most={listLimits.letters}
          onChange={(most) => change({ most })}
        />
      </div>
    </>
  );
}

function Spellings({ list: { spellings }, onChange }: ListSourceProps) {
  const { t } = useTranslation();
  const change = (part: Partial<List['spellings']>) => onChange({ spellings: { ...spellings, ...part } });
  return (
    <>
      <TextField
        label={t('RUNNER_WORD')}
        value={spellings.word}
        maxLength={listLimits.word}
        onChange={(word) => change({ word })}
      />
      <div>
        <Choice
          kind="checkbox"
          checked={spellings.cases}
          name={t('RUNNER_SPELLING_CASES')}
          onChange={(cases) => change({ cases })}
        />
        <Choice
          kind="checkbox"
          checked={spellings.digits}
          name={t('RUNNER_SPELLING_DIGITS')}
          onChange={(digits) => change({ digits })}
        />
        <Choice
          kind="checkbox"
          checked={spellings.signs}
          name={t('RUNNER_SPELLING_SIGNS')}
          onChange={(signs) => change({ signs })}
        />
      </div>
    </>
  );
}
