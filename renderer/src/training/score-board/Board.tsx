import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ChallengeRecord } from '../../../../shared/api/challenge.ts';
import { boardProgress } from '../../../../shared/score-board/progress.ts';
import { useAfterFrame } from '../../lib/after-frame.ts';
import type { TextsOf } from '../../lib/challenge-texts.ts';
import type { Configuration } from '../../lib/config.ts';
import { shownOf } from '../../lib/selection.ts';
import { useLessonOf } from '../../lib/use-lesson-of.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { BoardParts } from './BoardFrame.tsx';
import { BoardContext, remembering } from './board-context.ts';
import { DebriefOnDemand } from './debrief/DebriefOnDemand.tsx';
import { challengeParameter } from './debrief/debrief-address.ts';
import { useDebrief } from './debrief/use-debrief.ts';
import { type BoardEntry, boardEntries } from './entries.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { applyFilter, writeFilter } from './filter/filter.ts';
import { tutorialMode } from './filter/tutorial-mode.ts';
import { useFilter } from './filter/use-filter.ts';
import { Groups } from './groups/Groups.tsx';
import { NextStrip } from './next/NextStrip.tsx';
import classes from './ScoreBoardScreen.module.css';
import { solvedTimesQuery } from './solved-times.ts';
import { TopicProgress } from './topics/TopicProgress.tsx';
import { changeView, useBoardView } from './view/use-board-view.ts';
import { usePlace } from './view/use-place.ts';
import { ChallengesUnavailable } from './warnings/ChallengesUnavailable.tsx';
import { TutorialsFirst } from './warnings/TutorialsFirst.tsx';
import { withoutCoding } from './without-coding.ts';

interface BoardProps {
  readonly challenges: readonly ChallengeRecord[];
  readonly configuration: Configuration;
  readonly textsOf: TextsOf;
}

/**
 * Renders the loaded board. In a range that begins with the tutorials, it shows only those and has no filters until they are done
 * (ui-learning.md 2.5, 2.6).
 */
export function Board({ challenges: all, configuration, textsOf }: BoardProps) {
  const { t, i18n } = useTranslation();
  const { search, key: visit } = useLocation();
  const current = new URLSearchParams(search).get(challengeParameter) ?? undefined;
  const debrief = useDebrief();
  const { open: openDebrief } = debrief;
  const lessonOf = useLessonOf();
  const surroundings = useMemo(
    () => ({ t: remembering(t), language: i18n.language, configuration, lessonOf, openDebrief }),
    [t, i18n.language, configuration, lessonOf, openDebrief],
  );
  const { filter, applied, changes } = useFilter();
  const query = useMemo(() => writeFilter(applied), [applied]);
  useEffect(() => {
    if (useBoardView.getState().query !== query) {
      changeView({ query });
    }
  }, [query]);
  usePlace(current !== undefined);
  const solvedTimes = useQuery(solvedTimesQuery).data;
  const challenges = useMemo(() => withoutCoding(shownOf(all, configuration), configuration), [all, configuration]);
  const [solvedBefore] = useState(() => new Set(all.filter(({ solved }) => solved).map(({ key }) => key)));
  const progress = useMemo(() => boardProgress(challenges), [challenges]);
  const entries = useMemo(() => boardEntries(challenges, textsOf), [challenges, textsOf]);
  const { restrictToTutorialsFirst } = configuration.challenges;
  const tutorials = useMemo(
    () => (restrictToTutorialsFirst ? tutorialMode(entries) : undefined),
    [restrictToTutorialsFirst, entries],
  );
  const shown = useMemo(() => applyFilter(tutorials?.shown ?? entries, applied), [tutorials, entries, applied]);
  const found = useMemo(() => ({ shown, query }), [shown, query]);
  const settled = useAfterFrame(found);
  const drawn = useMemo(() => drawnMeanwhile(shown, settled.shown), [shown, settled]);
  // What a filter finds is unfolded, which may be everything.
  const first = useMemo(
    () =>
      query === '' ? undefined : new Set<string>(shown.slice(0, firstScreen).map(({ challenge }) => challenge.key)),
    [query, shown],
  );
  const { showDisabledChallenges } = filter;
  const toggleUnavailable = useCallback(
    () => changes.change({ showDisabledChallenges: !showDisabledChallenges }),
    [changes, showDisabledChallenges],
  );
  return (
    <BoardContext value={surroundings}>
      <BoardParts
        next={tutorials === undefined && <NextStrip entries={entries} />}
        progress={progress}
        filters={tutorials === undefined && <FilterBar entries={entries} filter={filter} changes={changes} />}
        warnings={
          <>
            <ChallengesUnavailable entries={entries} shown={showDisabledChallenges} onToggle={toggleUnavailable} />
            {tutorials !== undefined && <TutorialsFirst count={entries.length} next={tutorials.next} />}
          </>
        }
        shown={shown.length}
        all={entries.length}
        topics={tutorials === undefined && <TopicProgress challenges={challenges} />}
      >
        {shown.length === 0 && entries.length > 0 ? (
          <NothingFound onReset={changes.reset} />
        ) : (
          <Groups
            shown={shown}
            drawn={drawn}
            query={query}
            lastQuery={settled.query}
            solvedBefore={solvedBefore}
            visit={visit}
            solvedTimes={solvedTimes}
            current={current}
            first={first}
          />
        )}
      </BoardParts>
      <DebriefOnDemand challengeKey={debrief.key} entries={entries} onClose={debrief.close} />
      <Pixel />
    </BoardContext>
  );
}

/** Shows the pixel once the board is there. A browser would fetch it while the board is still being made, and again if that began anew. */
function Pixel() {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  // weakness: scoreBoardChallenge (the server takes the request for this pixel as proof of a visit)
  const source = isThere ? 'assets/public/images/padding/1px.png' : undefined;
  return <img src={source} alt="" width={1} height={1} className={classes.pixel} />;
}

/** Slightly more cards than a typical window shows below the filters. */
const firstScreen = 15;

/**
 * Returns what is drawn of a new list until the last one is settled: its first cards, which may be in view, and those that were there already. Cards that
 * the filter removes go at once. The first drawing takes one step, which is quicker, because nobody is typing yet.
 */
function drawnMeanwhile(shown: readonly BoardEntry[], last: readonly BoardEntry[]): readonly BoardEntry[] {
  if (last === shown) {
    return shown;
  }
  const known = new Set(last.map(({ challenge }) => challenge.key));
  return shown.filter(({ challenge }, index) => index < firstScreen || known.has(challenge.key));
}

function NothingFound({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      className="empty-challenges"
      picture={<img src="assets/public/images/illustrations/empty-search.svg" alt="" width={160} height={160} />}
      title={t('NO_CHALLENGES_FOUND')}
      text={t('NO_CHALLENGES_FOUND_TEXT')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('LABEL_RESET_ALL_FILTERS')}
        </Button>
      }
    />
  );
}
