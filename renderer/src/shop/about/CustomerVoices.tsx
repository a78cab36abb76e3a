import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { feedbacksQuery } from '../../lib/purchases/feedbacks.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Queried } from '../../ui/states/Queried.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import classes from './Slideshow.module.css';
import { Slideshow } from './Slideshow.tsx';

/** Shows what customers say about the shop, one after another. */
export function CustomerVoices() {
  const { t } = useTranslation();
  return (
    <Queried
      query={useQuery(feedbacksQuery)}
      waiting={<Waiting className={classes.show} heights={['100%']} radius="var(--radius-card)" />}
      failed="FEEDBACK_FAILED"
    >
      {(feedbacks) =>
        feedbacks.length > 0 ? (
          <Slideshow feedbacks={feedbacks} />
        ) : (
          <EmptyState
            picture={<img src="assets/public/images/illustrations/empty-voices.svg" alt="" width={200} height={160} />}
            title={t('EMPTY_FEEDBACK_LIST')}
            action={
              <Button component={Link} to="/contact">
                {t('WRITE_FEEDBACK')}
              </Button>
            }
          />
        )
      }
    </Queried>
  );
}
