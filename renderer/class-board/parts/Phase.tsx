import {
  IconHourglass,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconSnowflake,
  IconTrophy,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Phase as PhaseName } from '../../../shared/class/to-learner.ts';
import type { ClassFacts } from '../../../shared/class/wall.ts';
import { countdown } from '../live/spans.ts';
import { useWords } from '../words.tsx';
import classes from './Phase.module.css';

const icons = {
  waiting: IconHourglass,
  running: IconPlayerPlayFilled,
  paused: IconPlayerPauseFilled,
  stopped: IconPlayerStopFilled,
} as const satisfies Record<PhaseName, unknown>;

/** Renders where the class is: its phase, whether it is a contest and how long that takes, and whether the wall stands still. */
export function Phase({ facts, now }: { readonly facts: ClassFacts; readonly now: number }) {
  const words = useWords();
  const { phase, isContest, startsAt, endsAt, frozenAt } = facts;
  const Icon = icons[phase];
  const until = startsAt !== null && now < startsAt ? startsAt : phase === 'stopped' ? null : endsAt;
  return (
    <div className={classes.row}>
      <Chip state={phase}>
        <Icon size="1em" aria-hidden />
        {words.say(`CLASS_PHASE_${phase.toUpperCase()}`)}
      </Chip>
      {isContest && (
        <Chip>
          <IconTrophy size="1em" stroke={1.5} aria-hidden />
          {words.say('CLASS_CONTEST')}
        </Chip>
      )}
      {until !== null && (
        <Chip>
          <span className={classes.time}>
            {words.say(until === startsAt ? 'CLASS_STARTS_IN' : 'CLASS_ENDS_IN', { time: countdown(until - now) })}
          </span>
        </Chip>
      )}
      {frozenAt !== null && (
        <Chip state="frozen">
          <IconSnowflake size="1em" stroke={1.5} aria-hidden />
          {words.say('CLASS_FROZEN')}
        </Chip>
      )}
    </div>
  );
}

function Chip({ state, children }: { readonly state?: string; readonly children: ReactNode }) {
  return (
    <span className={classes.chip} data-state={state}>
      {children}
    </span>
  );
}
