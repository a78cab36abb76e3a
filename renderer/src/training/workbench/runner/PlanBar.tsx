import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { newId } from '../model/new-id.ts';
import { addPlan, removePlan, showPlan } from '../store/runner.ts';
import { forgetRun } from '../store/runs.ts';
import { SelectField } from '../view/fields/fields.tsx';
import { nameOf } from './plan/name.ts';
import { newPlan, type Plan } from './plan/plan.ts';
import classes from './Runner.module.css';
import { live, stopRun } from './run/live.ts';

interface PlanBarProps {
  readonly plans: readonly Plan[];
  readonly plan: Plan;
}

/** Takes which plan is shown, and adds and removes plans. */
export function PlanBar({ plans, plan }: PlanBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.plans}>
      <div className={classes.choice}>
        <SelectField
          quiet
          label={t('RUNNER_PLAN')}
          value={plan.id}
          options={plans.map(({ id, steps }, index) => ({
            value: id,
            text: `${index + 1} · ${steps.map(({ draft }) => nameOf(draft)).join(' → ')}`,
          }))}
          onChange={showPlan}
        />
      </div>
      <button type="button" className={controls.control} onClick={() => addPlan(newPlan())}>
        <IconPlus size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_NEW_PLAN')}
      </button>
      <button type="button" className={controls.control} onClick={() => addPlan({ ...plan, id: newId() })}>
        <IconCopy size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_COPY_PLAN')}
      </button>
      <button
        type="button"
        className={controls.control}
        onClick={() => {
          if (live.getState().run?.planId === plan.id) {
            stopRun();
          }
          removePlan(plan.id);
          forgetRun(plan.id);
        }}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
        {t('RUNNER_REMOVE_PLAN')}
      </button>
    </div>
  );
}
