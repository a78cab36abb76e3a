import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { TrainerState } from '../../../shared/class/trainer.ts';
import { Mark } from '../../src/ui/Mark.tsx';
import { useBoardClock } from '../live/clock.ts';
import { Phase } from '../parts/Phase.tsx';
import { useWords } from '../words.tsx';
import { Announce } from './actions/Announce.tsx';
import { ClassControls } from './actions/ClassControls.tsx';
import { JoinPanel } from './actions/JoinPanel.tsx';
import { ReleaseHint } from './actions/ReleaseHint.tsx';
import { ReportPanel } from './actions/ReportPanel.tsx';
import { TimeWindow } from './actions/TimeWindow.tsx';
import { type Filter, FilterBar } from './FilterBar.tsx';
import { ChallengeNames } from './model/challenge-names.tsx';
import { chosenLearners } from './model/order.ts';
import { type TabName, Tabs } from './Tabs.tsx';
import classes from './Trainer.module.css';
import { Grid } from './views/Grid.tsx';
import { HeatMap } from './views/HeatMap.tsx';
import { People } from './views/People.tsx';
import { Timeline } from './views/Timeline.tsx';

/** How often what depends on the time is drawn anew, in milliseconds. */
const stepMs = 1000;

/** Renders the trainer's view: the class's state and its controls, four views of the learners, and what the trainer tells them. */
export function Trainer({ state }: { readonly state: TrainerState }) {
  const words = useWords();
  const [tab, setTab] = useState<TabName>('people');
  const [filter, setFilter] = useState<Filter>({ search: '', order: 'help', selectedOnly: true, topic: '' });
  const now = useBoardClock(state.now, stepMs);
  // Minutes are all that the views show, so a minute is how often they change without news.
  const minute = Math.floor(now / 60_000) * 60_000;
  const shownFilter = useDeferredValue(filter);
  const challenges = useMemo(
    () =>
      state.challenges.filter(
        ({ isSelected, topic }) =>
          (isSelected || !shownFilter.selectedOnly) && (shownFilter.topic === '' || topic === shownFilter.topic),
      ),
    [state.challenges, shownFilter.selectedOnly, shownFilter.topic],
  );
  const learners = useMemo(
    () => chosenLearners(state.learners, shownFilter, words.tag),
    [state.learners, shownFilter, words.tag],
  );
  const nameOf = useMemo(() => {
    const names = new Map(state.challenges.map((challenge) => [challenge.key, words.challenge(challenge)]));
    return (key: ChallengeKey) => names.get(key) ?? key;
  }, [state.challenges, words]);
  const stuck = state.learners.filter((learner) => learner.stuck !== null).length;
  useEffect(() => {
    document.title = `${stuck === 0 ? '' : `(${stuck}) `}${state.class.name} - Juice Range`;
  }, [stuck, state.class.name]);
  const views = {
    people: () => (
      <People learners={learners} challenges={challenges} isContest={state.class.isContest} minute={minute} />
    ),
    grid: () => <Grid learners={learners} challenges={challenges} />,
    topics: () => <HeatMap learners={learners} challenges={challenges} />,
    timeline: () => <Timeline learners={learners} challenges={challenges} />,
  } as const satisfies Record<TabName, () => React.ReactNode>;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Mark className={classes.mark} />
        <div className={classes.heading}>
          <h1 className={classes.name}>
            <bdi>{state.class.name}</bdi>
          </h1>
          <Phase facts={state.class} now={now} />
        </div>
        <ClassControls facts={state.class} wall={state.addresses[0]} />
      </header>
      <main className={classes.main}>
        <div className={classes.bar}>
          <Tabs chosen={tab} onChoose={setTab} stuck={stuck} />
          <FilterBar filter={filter} onChange={setFilter} challenges={state.challenges} />
        </div>
        <div id="view" role="tabpanel" aria-labelledby={`tab-${tab}`} className={classes.view}>
          <ChallengeNames value={nameOf}>{views[tab]()}</ChallengeNames>
          {state.learners.length === 0 && <p className={classes.empty}>{words.say('CLASS_NOBODY_JOINED')}</p>}
          {state.learners.length > 0 && learners.length === 0 && (
            <p className={classes.empty}>{words.say('CLASS_NOBODY_FOUND')}</p>
          )}
        </div>
      </main>
      <aside className={classes.side} aria-label={words.say('CLASS_TELL')}>
        {state.class.isContest && <TimeWindow facts={state.class} />}
        <Announce announcements={state.announcements} />
        <ReleaseHint challenges={state.challenges} released={state.releasedHints} learners={state.learners} />
        <JoinPanel addresses={state.addresses} webhooks={state.webhooks} />
        <ReportPanel state={state} />
      </aside>
    </div>
  );
}
