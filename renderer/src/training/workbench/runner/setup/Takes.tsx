import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../../controls.module.css';
import { newId } from '../../model/new-id.ts';
import { changeStep } from '../../store/runner.ts';
import { SelectField, TextField } from '../../view/fields/fields.tsx';
import { planLimits, type Step, type Take, takeKinds } from '../plan/plan.ts';
import { type TakeFault, takeFault } from '../plan/take-fault.ts';
import classes from './Requests.module.css';
import common from './Setup.module.css';

const kinds = {
  json: { name: 'RUNNER_TAKE_JSON', example: '$.data[0].id' },
  pattern: { name: 'RUNNER_TAKE_PATTERN', example: 'name="token" value="([^"]*)"' },
  header: { name: 'RUNNER_TAKE_HEADER', example: 'Location' },
} as const;

const nameFaults: Partial<Readonly<Record<TakeFault, string>>> = { name: 'RUNNER_TAKE_BAD_NAME' };
const fromFaults: Partial<Readonly<Record<TakeFault, string>>> = {
  from: 'RUNNER_TAKE_NO_FROM',
  path: 'RUNNER_TAKE_BAD_PATH',
  pattern: 'RUNNER_TAKE_BAD_PATTERN',
};

interface TakesProps {
  readonly planId: string;
  readonly step: Step;
  readonly isLast: boolean;
}

/** Takes which values of a request's response are shown, and used in later requests. */
export function Takes({ planId, step: { id, takes }, isLast }: TakesProps) {
  const { t } = useTranslation();
  const change = (next: readonly Take[]) => changeStep(planId, id, { takes: next });
  const add = () => change([...takes, { id: newId(), name: `value${takes.length + 1}`, kind: 'json', from: '' }]);
  return (
    <div className={classes.fold}>
      <h3 className={classes.subtitle}>{t('RUNNER_TAKES')}</h3>
      <p className={common.note}>
        {isLast ? t('RUNNER_TAKES_LAST') : t('RUNNER_TAKES_ARE', { reference: `{{${takes[0]?.name ?? 'name'}}}` })}
      </p>
      <ul className={classes.takes}>
        {takes.map((take) => (
          <TakeFields
            key={take.id}
            take={take}
            onChange={(part) => change(takes.map((each) => (each.id === take.id ? { ...each, ...part } : each)))}
            onRemove={() => change(takes.filter((each) => each.id !== take.id))}
          />
        ))}
      </ul>
      {takes.length < planLimits.takes && (
        <div className={common.bar}>
          <button type="button" className={controls.control} onClick={add}>
            <IconPlus size={18} stroke={1.5} aria-hidden />
            {t('RUNNER_TAKE')}
          </button>
        </div>
      )}
    </div>
  );
}

interface TakeFieldsProps {
  readonly take: Take;
  readonly onChange: (part: Partial<Take>) => void;
  readonly onRemove: () => void;
}

function TakeFields({ take, onChange, onRemove }: TakeFieldsProps) {
  const { t } = useTranslation();
  const fault = takeFault(take);
  const [nameFault, fromFault] = fault === undefined ? [] : [nameFaults[fault], fromFaults[fault]];
  const remove = t('RUNNER_TAKE_REMOVE', { name: take.name });
  return (
    <li className={classes.take}>
      <TextField
        label={t('RUNNER_TAKE_NAME')}
        value={take.name}
        maxLength={60}
        problem={nameFault && t(nameFault)}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={t('RUNNER_TAKE_BY')}
        value={take.kind}
        options={takeKinds.map((value) => ({ value, text: t(kinds[value].name) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        label={t(kinds[take.kind].name)}
        value={take.from}
        maxLength={1000}
        placeholder={kinds[take.kind].example}
        problem={fromFault && t(fromFault)}
        onChange={(from) => onChange({ from })}
      />
      <button type="button" className={controls.icon} aria-label={remove} title={remove} onClick={onRemove}>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
}
