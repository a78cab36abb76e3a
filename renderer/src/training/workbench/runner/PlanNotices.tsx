import { useTranslation } from 'react-i18next';
import { workbenchLimits } from '../../../../../shared/api/workbench.ts';
import { changePlan } from '../store/runner.ts';
import { NumberField } from '../view/fields/fields.tsx';
import { useNumbers } from '../view/use-numbers.ts';
import { Care } from './Care.tsx';
import type { Extent, Fault } from './plan/check.ts';
import { type Plan, planLimits } from './plan/plan.ts';
import classes from './Runner.module.css';

/** Of combinations that are too many for one run, takes which part is sent. */
export function PartChoice({ plan, extent }: { readonly plan: Plan; readonly extent: Extent }) {
  const { t } = useTranslation();
  const number = useNumbers();
  const { combinations, parts, part } = extent;
  if (parts < 2 || extent.faults.length > 0) {
    return null;
  }
  return (
    <div className={classes.parts}>
      <p>
        {t('RUNNER_TOO_MANY', {
          combinations: number(combinations * plan.steps.length),
          requests: number(workbenchLimits.requests),
        })}
      </p>
      <div className={classes.part}>
        <NumberField
          label={t('RUNNER_PART', { parts: number(parts) })}
          value={Math.min(plan.part, parts - 1) + 1}
          least={1}
          most={parts}
          onChange={(chosen) => changePlan(plan.id, { part: chosen - 1 })}
        />
      </div>
      <p>{t('RUNNER_PART_IS', { from: number(part.from + 1), to: number(part.to) })}</p>
    </div>
  );
}

const faultTexts: Readonly<Record<Fault['kind'], string>> = {
  loneMark: 'RUNNER_FAULT_LONE_MARK',
  badTake: 'RUNNER_FAULT_TAKE',
  tooManyPositions: 'RUNNER_FAULT_POSITIONS',
  emptyList: 'RUNNER_FAULT_EMPTY_LIST',
  uncountable: 'RUNNER_FAULT_UNCOUNTABLE',
};

/** Says why a plan can't be started. */
export function FaultText({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  const values = {
    ...('step' in fault && { number: fault.step + 1 }),
    ...('position' in fault && { number: fault.position + 1 }),
  };
  return <Care>{t(faultTexts[fault.kind], { ...values, most: planLimits.positions })}</Care>;
}
