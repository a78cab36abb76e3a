import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../../server/contract/answers.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ReviewEditDialog } from './ReviewEditDialog.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import classes from './Reviews.module.css';
import { reviewsQuery } from './reviews.ts';

/** The reviews of a product behind a header that counts them (ui-shop.md 5.2). */
export function Reviews({ productId }: { readonly productId: number }) {
  const { t } = useTranslation();
  const reviews = useQuery(reviewsQuery(productId));
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<Review>();
  const panelId = useId();
  return (
    <section className={classes.reviews}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-label="Expand for Reviews"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <span>
            {t('LABEL_REVIEWS')} ({reviews.data?.length ?? 0})
          </span>
          <IconChevronDown size={20} stroke={1.5} className={classes.chevron} aria-hidden />
        </button>
      </h2>
      <div id={panelId} hidden={!open}>
        {reviews.isError ? (
          <ErrorState message="REVIEWS_FAILED" onRetry={() => reviews.refetch()} />
        ) : (
          <ReviewList productId={productId} reviews={reviews.data ?? []} onEdit={setEdited} />
        )}
      </div>
      <ReviewEditDialog productId={productId} review={edited} onClose={() => setEdited(undefined)} />
    </section>
  );
}

interface ReviewListProps {
  readonly productId: number;
  readonly reviews: readonly Review[];
  readonly onEdit: (review: Review) => void;
}

function ReviewList({ productId, reviews, onEdit }: ReviewListProps) {
  const { t } = useTranslation();
  if (reviews.length === 0) {
    return <p className={`noResultText ${classes.none}`}>{t('EMPTY_REVIEW_LIST')}</p>;
  }
  return (
    <ul className={classes.list}>
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewEntry productId={productId} review={review} onEdit={() => onEdit(review)} />
        </li>
      ))}
    </ul>
  );
}
