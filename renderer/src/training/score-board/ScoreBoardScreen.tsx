import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { challengesQuery } from '../../lib/challenges.ts';
import { configurationQuery } from '../../lib/config.ts';
import { RangeSurface } from '../../ui/RangeSurface.tsx';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ChallengeCard } from './cards/ChallengeCard.tsx';
import { inBoardOrder } from './order.ts';
import classes from './ScoreBoardScreen.module.css';
import { Summary } from './summary/Summary.tsx';

/** The score board, reached by those who find it: progress, and every challenge with its state (ui-learning.md 2). */
export function ScoreBoardScreen() {
  const { t } = useTranslation();
  return (
    <app-score-board>
      <RangeSurface className={classes.board}>
        <div className={classes.inner}>
          <h1 className={classes.title}>{t('TITLE_SCORE_BOARD')}</h1>
          <Board />
        </div>
      </RangeSurface>
    </app-score-board>
  );
}

function Board() {
  const { t } = useTranslation();
  // Asked for anew with every visit, whatever the bar has already: events may have been missed while the connection was down.
  const challenges = useQuery({ ...challengesQuery, refetchOnMount: 'always' });
  const configuration = useQuery(configurationQuery);
  const ordered = useMemo(() => inBoardOrder(challenges.data ?? []), [challenges.data]);
  if (challenges.data === undefined || configuration.data === undefined) {
    const retry = () => Promise.all([challenges.refetch(), configuration.refetch()]);
    return challenges.isFetching || configuration.isFetching ? (
      <BoardSkeleton />
    ) : (
      <ErrorState message="SCORE_BOARD_FAILED" onRetry={retry} />
    );
  }
  return (
    <>
      <Summary challenges={ordered} />
      <ul className={`challenges ${classes.challenges}`} aria-label={t('CHALLENGES')}>
        {ordered.map((challenge) => (
          <li key={challenge.key}>
            <ChallengeCard challenge={challenge} />
          </li>
        ))}
      </ul>
      {/* weakness: scoreBoardChallenge (the server takes the request for this pixel as proof of the visit) */}
      <img src="assets/public/images/padding/1px.png" alt="" width={1} height={1} className={classes.pixel} />
    </>
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
