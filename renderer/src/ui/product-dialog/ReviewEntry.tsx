import { IconPencil, IconThumbUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../shared/api/answers.ts';
import { useWhoAmI } from '../../lib/account/who-am-i.ts';
import { useSession } from '../../lib/session.ts';
import classes from './ReviewEntry.module.css';
import { useReviewActions } from './reviews.ts';

interface ReviewEntryProps {
  readonly productId: number;
  readonly review: Review;
  /** Called when the author wants to change it. */
  readonly onEdit: () => void;
}

/** Shows one review: its author, its text, how many found it helpful and, for its author, a button to change it. */
export function ReviewEntry({ productId, review, onEdit }: ReviewEntryProps) {
  const { t } = useTranslation();
  const { like } = useReviewActions(productId);
  const likeId = useId();
  const countId = useId();
  const loggedIn = useSession((session) => session.token !== undefined);
  const email = useWhoAmI()?.email;
  const own = review.author === email && review.author !== 'Anonymous';
  const text = (
    <>
      <cite className={classes.author}>{review.author}</cite>
      <p className={classes.message} dir="auto">
        {review.message}
      </p>
    </>
  );
  return (
    <div className={`comment ${classes.review}`}>
      {own ? (
        <button type="button" className={`review-text ${classes.own}`} title={t('LABEL_EDIT_REVIEW')} onClick={onEdit}>
          {text}
          <IconPencil size={18} stroke={1.5} className={classes.pencil} aria-label={t('LABEL_EDIT_REVIEW')} />
        </button>
      ) : (
        <div className="review-text">{text}</div>
      )}
      <div className="like-container">
        <button
          id={likeId}
          type="button"
          className={classes.like}
          aria-label={t('RATE_REVIEW', { author: review.author, likes: review.likesCount })}
          aria-labelledby={`${countId} ${likeId}`}
          disabled={!loggedIn || review.liked === true}
          onClick={() => like.mutate(review._id)}
        >
          <IconThumbUp size={18} stroke={1.5} aria-hidden />
          <span id={countId} className="like-counter">
            {review.likesCount}
          </span>
        </button>
      </div>
    </div>
  );
}
