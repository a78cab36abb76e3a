import { IconEye, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Feedback } from '../../../../shared/api/records.ts';
import { remove } from '../../lib/api.ts';
import { feedbacksQuery } from '../../lib/purchases/feedbacks.ts';
import { RoundButton } from '../../ui/buttons/RoundButton.tsx';
import type { Column } from '../../ui/paged-table/PagedTable.tsx';
import { QueriedTable } from '../../ui/paged-table/QueriedTable.tsx';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';
import classes from './AdministrationScreen.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** Lists all customer feedback. */
export function FeedbackTable({ onOpen }: { readonly onOpen: (feedback: Feedback) => void }) {
  const { t } = useTranslation();
  const feedbacks = useQuery(feedbacksQuery);
  const { mutate } = useFeedbackRemoval();
  const { box, noteRemoval } = useFocusAfterRemoval(feedbacks.data?.length);
  const columns: readonly Column<Feedback>[] = [
    { name: 'user', title: t('LABEL_USER'), cell: ({ UserId }) => UserId },
    { name: 'comment', title: t('LABEL_COMMENT'), cell: (feedback) => <Comment {...feedback} />, onCellClick: onOpen },
    { name: 'rating', title: t('LABEL_RATING'), cell: ({ rating }) => <Rating rating={rating} /> },
    {
      name: 'feedback_detail',
      title: t('LABEL_DETAILS'),
      quiet: true,
      cell: (feedback) => (
        <RoundButton
          icon={IconEye}
          title={t('DETAILS_OF_FEEDBACK', { id: feedback.id })}
          aria-haspopup="dialog"
          onClick={() => onOpen(feedback)}
        />
      ),
    },
    {
      name: 'remove',
      title: t('REMOVE'),
      quiet: true,
      cell: ({ id }) => (
        <RoundButton
          icon={IconTrash}
          title={t('REMOVE_FEEDBACK', { id })}
          onClick={(event) => {
            noteRemoval(event.currentTarget);
            mutate(id);
          }}
        />
      ),
    },
  ];
  return (
    <div ref={box}>
      <QueriedTable
        title={t('SECTION_CUSTOMER_FEEDBACK')}
        scriptClass="customer-table"
        className={classes.feedbacks}
        columns={columns}
        query={feedbacks}
        keyOf={({ id }) => id}
        empty={t('NO_FEEDBACK')}
        failed="FEEDBACK_FAILED"
      />
    </div>
  );
}

function Comment({ comment }: Feedback) {
  return (
    // weakness: persistedXssFeedbackChallenge (a customer's comment is rendered as markup)
    <p
      className={classes.comment}
      title="Click for more information"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: weak on purpose, see above
      dangerouslySetInnerHTML={{ __html: comment ?? '' }}
    />
  );
}

/** Deletes an entry without asking first, because scripts expect no question (decision 21). */
function useFeedbackRemoval() {
  const client = useQueryClient();
  return useMutation({
    // weakness: feedbackChallenge (anyone who can see the list can delete from it)
    mutationFn: (id: number) => remove(`api/Feedbacks/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: feedbacksQuery.queryKey }),
    onError: showRefusal,
  });
}

/** The most stars that are drawn. The server accepts any number, and nobody needs to see a million. */
const mostStars = 5;

function Rating({ rating }: { readonly rating: number }) {
  const { t } = useTranslation();
  const stars = Math.max(0, Math.min(mostStars, Math.round(rating)));
  return (
    <span className={classes.rating} role="img" aria-label={t('STARS_OF_FIVE', { rating })}>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stars have no other key
        <IconStarFilled key={index} size={14} aria-hidden />
      ))}
      {stars !== rating || stars === 0 ? rating : ''}
    </span>
  );
}
