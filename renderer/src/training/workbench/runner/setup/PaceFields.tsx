import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { changePlan } from '../../store/runner.ts';
import { Choice } from '../../view/fields/Choice.tsx';
import { NumberField } from '../../view/fields/fields.tsx';
import { type Pace, type Plan, type Way, ways } from '../plan/plan.ts';
import classes from './Setup.module.css';

const texts: Readonly<Record<Way, { readonly name: string; readonly about: string }>> = {
  one: { name: 'RUNNER_WAY_ONE', about: 'RUNNER_WAY_ONE_IS' },
  paced: { name: 'RUNNER_WAY_PACED', about: 'RUNNER_WAY_PACED_IS' },
  atOnce: { name: 'RUNNER_WAY_AT_ONCE', about: 'RUNNER_WAY_AT_ONCE_IS' },
};

/** Takes the pace of a plan. */
export function PaceFields({ plan: { id, pace } }: { readonly plan: Plan }) {
  const { t } = useTranslation();
  const group = useId();
  const change = (part: Partial<Pace>) => changePlan(id, { pace: { ...pace, ...part } });
  return (
    <section className={classes.panel} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`} className={classes.title}>
        {t('RUNNER_PACE')}
      </h2>
      <fieldset className={classes.group} aria-labelledby={`${group}-title`}>
        {ways.map((way) => (
          <div key={way}>
            <Choice
              kind="radio"
              group={group}
              checked={pace.way === way}
              name={t(texts[way].name)}
              about={t(texts[way].about)}
              onChange={() => change({ way })}
            />
            {way === 'paced' && pace.way === way && (
              <div className={`${classes.inset} ${classes.row}`}>
                <NumberField
                  label={t('RUNNER_PAUSE')}
                  value={pace.pause}
                  least={0}
                  most={workbenchLimits.pause}
                  onChange={(pause) => change({ pause })}
                />
              </div>
            )}
            {way === 'atOnce' && pace.way === way && (
              <div className={classes.inset}>
                <div className={classes.row}>
                  <NumberField
                    label={t('RUNNER_HOW_MANY_AT_ONCE')}
                    value={pace.atOnce}
                    least={2}
                    most={workbenchLimits.atOnce}
                    onChange={(atOnce) => change({ atOnce })}
                  />
                </div>
                <Choice
                  kind="checkbox"
                  checked={pace.together}
                  name={t('RUNNER_TOGETHER')}
                  about={t('RUNNER_TOGETHER_IS')}
                  onChange={(together) => change({ together })}
                />
              </div>
            )}
          </div>
        ))}
      </fieldset>
    </section>
  );
}
