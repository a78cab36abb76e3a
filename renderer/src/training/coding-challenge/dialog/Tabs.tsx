import { IconCheck, IconLock, IconLockOpen } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Tabs.module.css';

export type Step = 'find-it' | 'fix-it';

/** Solved, open, or locked until the other step is solved. */
type StepState = 'solved' | 'open' | 'locked';

interface TabsProps {
  readonly step: Step;
  readonly states: Readonly<Record<Step, StepState>>;
  readonly onStep: (step: Step) => void;
}

const steps = [
  { step: 'find-it', label: 'TAB_FIND_IT' },
  { step: 'fix-it', label: 'TAB_FIX_IT' },
] as const;

const signs = {
  solved: { Icon: IconCheck, words: 'STEP_SOLVED' },
  open: { Icon: IconLockOpen, words: 'STEP_OPEN' },
  locked: { Icon: IconLock, words: 'STEP_LOCKED' },
} as const;

/** Returns the id of a step's tab. `panelId` returns that of its panel. */
export const tabId = (step: Step) => `coding-tab-${step}`;
export const panelId = (step: Step) => `coding-panel-${step}`;

/** Renders the tabs of the two steps (ui-learning.md 3.2). Arrow keys move between them, and a locked one says what it waits for. */
export function Tabs({ step: current, states, onStep }: TabsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const other = current === 'find-it' ? 'fix-it' : 'find-it';
  const move = (event: KeyboardEvent) => {
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key) && states[other] !== 'locked') {
      event.preventDefault();
      onStep(other);
      list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
    }
  };
  return (
    <div ref={list} role="tablist" aria-label={t('CODING_CHALLENGE_STEPS')} className={classes.list}>
      {steps.map(({ step, label }) => {
        const { Icon, words } = signs[states[step]];
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
            disabled={states[step] === 'locked'}
            title={states[step] === 'locked' ? t('STEP_LOCKED_REASON') : undefined}
            data-autofocus={isCurrent || undefined}
            data-state={states[step]}
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
