import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import classes from './Cards.module.css';
import type { useCards } from './cards.ts';

interface CardsPendingProps {
  /** The saved cards, of which there are none: not yet, not at all, or because they could not be had. */
  readonly cards: ReturnType<typeof useCards>;
}

/** What stands in the place of cards while there are none. */
export function CardsPending({ cards: { data, error, isFetching, refetch } }: CardsPendingProps) {
  const { t } = useTranslation();
  if (data !== undefined) {
    return (
      <EmptyState
        picture={<img src="assets/public/images/illustrations/empty-cards.svg" alt="" width={200} height={145} />}
        title={t('NO_CARDS')}
        text={t('NO_CARDS_TEXT')}
      />
    );
  }
  if (isFetching) {
    return (
      <div className={classes.placeholder} aria-busy="true">
        <Delayed>
          <Skeleton height={74} radius={12} />
          <Skeleton height={74} radius={12} />
        </Delayed>
      </div>
    );
  }
  const loggedOut = error instanceof ApiError && error.status === 401;
  return loggedOut ? <LogInFirst /> : <ErrorState message="CARDS_FAILED" onRetry={() => refetch()} />;
}
