import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChallengeTexts } from '../../lib/challenge-texts.ts';
import { challengesQuery } from '../../lib/challenges.ts';
import { configurationQuery } from '../../lib/config.ts';
import { endFirstScreen } from '../../lib/first-screen.ts';
import { learnerQuery } from '../../lib/learner.ts';
import { pathsQuery } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { rangeFontQuery } from '../../lib/range-font.ts';
import { lazily } from '../../lib/reach/load-code.ts';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Board } from './Board.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { summaryParameter } from './sheet/summary-address.ts';
import { readBoardView } from './view/use-board-view.ts';

const SummarySheet = lazily(async () => (await import('./sheet/SummarySheet.tsx')).SummarySheet);

/** Shows the score board to learners who have found it: the progress, and every challenge with its state (ui-learning.md 2). */
export function ScoreBoardScreen() {
  return (
    <BoardFrame>
      <BoardOnceLoaded />
    </BoardFrame>
  );
}

/** Milliseconds after which a list was requested for something else than this visit. */
const age = 3000;

/** Whether the page hasn't shown the board yet. The list was then requested along with the screen's code, unless the visitor came from another one. */
let isFirstVisit = true;

function isOld({ queryKey }: typeof challengesQuery): boolean {
  return Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > age;
}

function BoardOnceLoaded() {
  // The board is requested again on every visit, whatever the bar has already loaded: events may have been missed while the connection was
  // down.
  const [isFirst] = useState(isFirstVisit);
  useEffect(() => {
    isFirstVisit = false;
  }, []);
  const challenges = useQuery({
    ...challengesQuery,
    refetchOnMount: isFirst && !isOld(challengesQuery) ? false : 'always',
  });
  const configuration = useQuery(configurationQuery);
  const texts = useChallengeTexts();
  // Requested along with the list. The board waits for these, so that it doesn't move when they arrive, and does without them if they fail.
  const learner = useQuery(learnerQuery);
  const paths = useQuery(pathsQuery);
  const font = useQuery(rangeFontQuery);
  const { search } = useLocation();
  const isSummary = useMemo(() => new URLSearchParams(search).has(summaryParameter), [search]);
  const isWaiting =
    challenges.data === undefined || configuration.data === undefined
      ? challenges.isFetching || configuration.isFetching
      : // Waiting for the translations prevents a flash of English texts.
        !texts.ready || learner.isLoading || paths.isLoading || font.isLoading;
  useLayoutEffect(() => {
    if (!isWaiting) {
      endFirstScreen();
    }
  }, [isWaiting]);
  if (isWaiting) {
    return <BoardSkeleton />;
  }
  if (challenges.data === undefined || configuration.data === undefined) {
    const retry = () => Promise.all([challenges.refetch(), configuration.refetch()]);
    return <ErrorState message="SCORE_BOARD_FAILED" onRetry={retry} />;
  }
  readBoardView(learner.data);
  const known = { challenges: challenges.data, configuration: configuration.data, textsOf: texts.textsOf };
  return isSummary ? (
    <Suspense fallback={<BoardSkeleton />}>
      <SummarySheet {...known} />
    </Suspense>
  ) : (
    <Board {...known} />
  );
}

function BoardSkeleton() {
  return (
    <Delayed>
      <div aria-busy="true">
        <Skeleton height={132} mb={24} />
        <Skeleton height="60vh" />
      </div>
    </Delayed>
  );
}
