import { Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../shared/api/answers.ts';
import { Delayed } from '../states/Delayed.tsx';
import { Queried } from '../states/Queried.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import classes from './Reviews.module.css';
import { reviewsQuery } from './reviews.ts';

interface ReviewsProps {
  readonly productId: number;
  /** Called with the review when its author wants to change it. */
  readonly onEdit: (review: Review) => void;
}

/** Lists the reviews of a product below a header that counts them (ui-shop.md 5.2). */
export function Reviews({ productId, onEdit }: ReviewsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(reviewsQuery(productId));
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const panelId = useId();
  return (
    <mat-expansion-panel className={`mat-expansion-panel ${open ? 'mat-expanded' : ''} ${classes.reviews}`}>
      <mat-expansion-panel-header className="mat-expansion-panel-header">
        <h2 className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-label="Expand for Reviews"
            aria-labelledby={titleId}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            <span id={titleId}>
              {t('LABEL_REVIEWS')} {data !== undefined && `(${data.length})`}
            </span>
            <IconChevronDown size={20} stroke={1.5} className={classes.chevron} aria-hidden />
          </button>
        </h2>
      </mat-expansion-panel-header>
      <div id={panelId} hidden={!open}>
        <ReviewList productId={productId} onEdit={onEdit} />
      </div>
    </mat-expansion-panel>
  );
}

function ReviewList({ productId, onEdit }: ReviewsProps) {
  const { t } = useTranslation();
  const waiting = (
    <Delayed>
      <Skeleton height={64} mb="md" aria-busy />
    </Delayed>
  );
  return (
    <Queried query={useQuery(reviewsQuery(productId))} waiting={waiting} failed="REVIEWS_FAILED">
      {(reviews) =>
        reviews.length === 0 ? (
          <p className={`noResultText ${classes.none}`}>{t('EMPTY_REVIEW_LIST')}</p>
        ) : (
          <ul className={classes.list}>
            {reviews.map((review) => (
              <li key={review._id}>
                <ReviewEntry productId={productId} review={review} onEdit={() => onEdit(review)} />
              </li>
            ))}
          </ul>
        )
      }
    </Queried>
  );
}
