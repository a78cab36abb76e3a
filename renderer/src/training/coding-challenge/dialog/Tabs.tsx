import { IconCheck, IconLock, IconLockOpen } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Tabs.module.css';

export type Step = 'find-it' | 'fix-it' | 'own-fix';

/** Solved, open, or locked until the other step is solved. */
type StepState = 'solved' | 'open' | 'locked';

interface TabsProps {
  readonly step: Step;
  /** Steps that the challenge doesn't have are left out. */
  readonly states: Readonly<Partial<Record<Step, StepState>>>;
  readonly onStep: (step: Step) => void;
}

const steps = [
  { step: 'find-it', label: 'TAB_FIND_IT' },
  { step: 'fix-it', label: 'TAB_FIX_IT' },
  { step: 'own-fix', label: 'TAB_OWN_FIX' },
] as const;

const signs = {
  solved: { Icon: IconCheck, words: 'STEP_SOLVED' },
  open: { Icon: IconLockOpen, words: 'STEP_OPEN' },
  locked: { Icon: IconLock, words: 'STEP_LOCKED' },
} as const;

/** Returns the id of a step's tab. `panelId` returns that of its panel. */
export const tabId = (step: Step) => `coding-tab-${step}`;
export const panelId = (step: Step) => `coding-panel-${step}`;

/** Renders the tabs of the steps (ui-learning.md 3.2). Arrow keys move between them, and a locked one says what it waits for. */
export function Tabs({ step: current, states, onStep }: TabsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const shown = steps.flatMap(({ step, label }) => {
    const state = states[step];
    return state === undefined ? [] : [{ step, label, state }];
  });
  const move = (event: KeyboardEvent) => {
    const open = shown.filter(({ state }) => state !== 'locked').map(({ step }) => step);
    const target = targetOf(event.key, open, current);
    if (target !== undefined) {
      event.preventDefault();
      onStep(target);
      list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
    }
  };
  return (
    <div ref={list} role="tablist" aria-label={t('CODING_CHALLENGE_STEPS')} className={classes.list}>
      {shown.map(({ step, label, state }) => {
        const { Icon, words } = signs[state];
        const isCurrent = step === current;
        return (
          <button
            key={step}
            type="button"
            role="tab"
            id={tabId(step)}
            aria-selected={isCurrent}
            aria-controls={panelId(step)}
            tabIndex={isCurrent ? 0 : -1}
            disabled={state === 'locked'}
            title={
              state === 'locked' ? t(step === 'own-fix' ? 'STEP_LOCKED_UNTIL_FIXED' : 'STEP_LOCKED_REASON') : undefined
            }
            data-autofocus={isCurrent || undefined}
            data-state={state}
            className={classes.tab}
            onClick={() => onStep(step)}
            onKeyDown={move}
          >
            <span className="tab-header-text">{t(label)}</span>
            <span className={classes.state}>
              <Icon size={16} stroke={1.75} aria-hidden />
              {t(words)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Returns the step to which a key moves; undefined for other keys, and where there is no other step. */
function targetOf(key: string, open: readonly Step[], current: Step): Step | undefined {
  const place = open.indexOf(current);
  const last = open.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place === 0 ? last : place - 1,
    ArrowRight: place === last ? 0 : place + 1,
    Home: 0,
    End: last,
  };
  const target = open[places[key] ?? -1];
  return target === current ? undefined : target;
}
