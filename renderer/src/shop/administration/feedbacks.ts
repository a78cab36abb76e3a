import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Feedback } from '../../../../shared/api/records.ts';
import { get, remove } from '../../lib/api.ts';
import { showRefusal } from '../../ui/snack-bar/show-refusal.ts';

/** What customers say about the shop (api-shop.md 20.2). */
export const feedbacksQuery = queryOptions({
  queryKey: ['feedbacks'],
  queryFn: async ({ signal }) => (await get<Success<readonly Feedback[]>>('api/Feedbacks/', { signal })).data,
});

/** Deletes an entry, without a question first: scripts expect none (rulings 21). */
export function useFeedbackRemoval() {
  const client = useQueryClient();
  return useMutation({
    // weakness: feedbackChallenge (whoever may see the list may thin it out)
    mutationFn: (id: number) => remove(`api/Feedbacks/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: feedbacksQuery.queryKey }),
    onError: showRefusal,
  });
}
