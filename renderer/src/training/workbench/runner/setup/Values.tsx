import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { changePlan } from '../../store/runner.ts';
import { Choice } from '../../view/fields/Choice.tsx';
import { NumberField } from '../../view/fields/fields.tsx';
import { type Mode, modes, type Plan } from '../plan/plan.ts';
import { hasOneList, listCount, positionTexts } from '../plan/positions.ts';
import { ListFields } from './lists/ListFields.tsx';
import classes from './Setup.module.css';

const texts: Readonly<Record<Mode, { readonly name: string; readonly about: string }>> = {
  one: { name: 'RUNNER_MODE_ONE', about: 'RUNNER_MODE_ONE_IS' },
  same: { name: 'RUNNER_MODE_SAME', about: 'RUNNER_MODE_SAME_IS' },
  pairs: { name: 'RUNNER_MODE_PAIRS', about: 'RUNNER_MODE_PAIRS_IS' },
  all: { name: 'RUNNER_MODE_ALL', about: 'RUNNER_MODE_ALL_IS' },
};

/** Takes what is put into the positions of a plan's requests, and how. */
export function Values({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const id = useId();
  const positions = positionTexts(plan);
  const isShared = positions.length > 1 && hasOneList(plan.mode, positions.length);
  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {t('RUNNER_VALUES')}
      </h2>
      {positions.length === 0 && (
        <>
          <p className={classes.note}>{t('RUNNER_NO_POSITIONS')}</p>
          <div className={classes.row}>
            <NumberField
              label={t('RUNNER_REPEATS')}
              value={plan.repeats}
              least={1}
              most={workbenchLimits.requests}
              onChange={(repeats) => changePlan(plan.id, { repeats })}
            />
          </div>
        </>
      )}
      {positions.length > 1 && (
        <fieldset className={classes.group} aria-labelledby={`${id}-title`}>
          {modes.map((mode) => (
            <Choice
              key={mode}
              kind="radio"
              group={id}
              checked={plan.mode === mode}
              name={t(texts[mode].name)}
              about={t(texts[mode].about)}
              onChange={() => changePlan(plan.id, { mode })}
            />
          ))}
        </fieldset>
      )}
      {plan.lists.slice(0, listCount(plan)).map((list, index) => (
        <ListFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a list belongs to the position of its number
          key={index}
          planId={plan.id}
          position={index}
          list={list}
          title={
            isShared
              ? t('RUNNER_LIST_OF_ALL', { count: positions.length })
              : t('RUNNER_LIST_OF', { number: index + 1, text: positions[index] })
          }
        />
      ))}
    </section>
  );
}
