import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Feedback } from '../../../../shared/api/records.ts';
import { get } from '../../lib/api.ts';
import { Delayed } from '../../ui/states/Delayed.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import classes from './Slideshow.module.css';
import { Slideshow } from './Slideshow.tsx';

/** What customers say about the shop, one after the other. */
export function CustomerVoices() {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['feedbacks'],
    queryFn: async ({ signal }) => (await get<Success<readonly Feedback[]>>('api/Feedbacks/', { signal })).data,
    staleTime: 0,
  });
  if (data === undefined && isFetching) {
    return (
      <div className={classes.show} aria-busy>
        <Delayed>
          <Skeleton height="100%" radius="var(--radius-card)" />
        </Delayed>
      </div>
    );
  }
  if (data === undefined) {
    return <ErrorState message="FEEDBACK_FAILED" onRetry={() => refetch()} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<img src="assets/public/images/illustrations/empty-voices.svg" alt="" width={200} height={160} />}
        title={t('EMPTY_FEEDBACK_LIST')}
        action={
          <Button component={Link} to="/contact">
            {t('WRITE_FEEDBACK')}
          </Button>
        }
      />
    );
  }
  return <Slideshow feedbacks={data} />;
}
