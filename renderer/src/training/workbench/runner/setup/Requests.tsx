import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../../controls.module.css';
import { changeSteps } from '../../store/runner.ts';
import { nameOf } from '../plan/name.ts';
import { type Plan, planLimits, type Step } from '../plan/plan.ts';
import { AddRequest } from './AddRequest.tsx';
import { RequestEditor } from './RequestEditor.tsx';
import classes from './Requests.module.css';
import common from './Setup.module.css';
import { Takes } from './Takes.tsx';

interface RequestsProps {
  readonly plan: Plan;
  readonly onStart: () => void;
}

/** Takes the requests of a plan, which are sent one after the other. Of several, one is shown. */
export function Requests({ plan, onStart }: RequestsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    plan.steps.findIndex((step) => step.id === chosen),
  );
  const step = plan.steps[at];
  const isOne = plan.steps.length === 1;
  return (
    <section className={common.panel} aria-labelledby={`${id}-title`}>
      <div className={common.head}>
        <h2 id={`${id}-title`} className={common.title}>
          {t(isOne ? 'RUNNER_REQUEST' : 'RUNNER_REQUESTS')}
        </h2>
        {plan.steps.length < planLimits.steps && <AddRequest planId={plan.id} onAdded={setChosen} />}
      </div>
      {!isOne && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons choose what is shown, and are no fields of a form
        <div role="group" aria-label={t('RUNNER_REQUESTS')} className={classes.steps}>
          {plan.steps.map((each, index) => (
            <button
              key={each.id}
              type="button"
              className={classes.step}
              aria-pressed={each.id === step?.id}
              onClick={() => setChosen(each.id)}
            >
              <span className={classes.number}>{index + 1}</span>
              {nameOf(each.draft)}
            </button>
          ))}
          {step !== undefined && <StepButtons plan={plan} at={at} step={step} />}
        </div>
      )}
      {step !== undefined && (
        <>
          <RequestEditor key={step.id} plan={plan} at={at} onStart={onStart} />
          <Takes planId={plan.id} step={step} isLast={at === plan.steps.length - 1} />
        </>
      )}
    </section>
  );
}

interface StepButtonsProps {
  readonly plan: Plan;
  readonly at: number;
  readonly step: Step;
}

function StepButtons({ plan, at, step }: StepButtonsProps) {
  const { t } = useTranslation();
  const move = (by: number) =>
    changeSteps(plan.id, (steps) => steps.filter(({ id }) => id !== step.id).toSpliced(at + by, 0, step));
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('RUNNER_EARLIER')}
        title={t('RUNNER_EARLIER')}
        disabled={at === 0}
        onClick={() => move(-1)}
      >
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('RUNNER_LATER')}
        title={t('RUNNER_LATER')}
        disabled={at === plan.steps.length - 1}
        onClick={() => move(1)}
      >
        <IconArrowRight size={18} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('RUNNER_REMOVE_REQUEST', { number: at + 1 })}
        title={t('RUNNER_REMOVE_REQUEST', { number: at + 1 })}
        onClick={() => changeSteps(plan.id, (steps) => steps.filter(({ id }) => id !== step.id))}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </button>
    </>
  );
}
