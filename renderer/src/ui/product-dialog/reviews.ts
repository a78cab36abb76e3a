import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review } from '../../../../shared/api/answers.ts';
import { dataOf, patch, post, put } from '../../lib/api.ts';
import { showSnackBar } from '../snack-bar/snack-bar.ts';

/** The most characters in a review and its text field. */
export const reviewLength = 160;

/** Milliseconds after a like before the list is requested again: the server counts likes with a delay (ui-shop.md 5.2). */
const likeDelayMs = 200;

export function reviewsQuery(productId: number) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: dataOf<readonly Review[]>(`rest/products/${productId}/reviews`),
    staleTime: 0,
  });
}

/** Writes, changes and likes the reviews of a product. Each action requests the list again when it is done. */
export function useReviewActions(productId: number) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: reviewsQuery(productId).queryKey });
  const write = useMutation({
    // weakness: forgedReviewChallenge (the page names the author)
    mutationFn: (review: { message: string; author: string }) => put(`rest/products/${productId}/reviews`, review),
    // The message appears before the server responds, because scripts and tutorials rely on it (ui-shop.md 9).
    onMutate: () => showSnackBar({ message: 'CONFIRM_REVIEW_SAVED' }),
    onSuccess: reload,
    onError: (error) => console.log(error),
  });
  const change = useMutation({
    mutationFn: (review: { id: string; message: string }) => patch('rest/products/reviews', review),
    onMutate: () => showSnackBar({ message: 'CONFIRM_CHANGES_SAVED' }),
    onSettled: reload,
    onError: (error) => console.log(error),
  });
  const like = useMutation({
    mutationFn: (id: string) => post('rest/products/reviews', { id }),
    onSettled: () => setTimeout(reload, likeDelayMs),
    onError: (error) => console.log(error),
  });
  return { write, change, like };
}
