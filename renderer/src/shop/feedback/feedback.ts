import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Captcha, Feedback } from '../../../../shared/api/records.ts';
import { get, post } from '../../lib/api.ts';
import { failureText, isRefusal } from '../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** The most characters in a comment, not counting the author's name that is appended to it. */
export const commentLength = 160;

/** Body of `POST /api/Feedbacks/` (api-shop.md 20.2). */
interface NewFeedback {
  /** Omitted for visitors who aren't logged in. A string only when somebody typed one into the hidden field. */
  readonly UserId: number | string | undefined;
  readonly captchaId: number | undefined;
  readonly captcha: string;
  readonly comment: string;
  readonly rating: number;
}

/** Returns the author as everyone sees them: the email with its first three characters hidden. */
export function authorOf(email: string | undefined): string {
  return email === undefined ? 'anonymous' : `***${email.slice(3)}`;
}

/** A captcha for one visit. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: ({ signal }) => get<Captcha>('rest/captcha/', { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Loads the captcha for this visit and sends feedback with its answer. Only a success brings a new captcha. */
export function useFeedback({ onSent, onRefused }: { readonly onSent: () => void; readonly onRefused: () => void }) {
  const client = useQueryClient();
  const captcha = useQuery(captchaQuery);
  const { ask, isPending } = useOneAtATime({
    mutationFn: (feedback: NewFeedback) => post<Success<Feedback>>('api/Feedbacks/', feedback),
    onSuccess: ({ data }) => {
      showSnackBar({ message: data.rating === 5 ? 'FEEDBACK_FIVE_STAR_THANK_YOU' : 'FEEDBACK_THANK_YOU' });
      onSent();
      captcha.refetch();
      void client.invalidateQueries({ queryKey: ['feedbacks'] });
    },
    onError: (error) => {
      showSnackBar({ message: failureText(error), tone: 'error' });
      if (isRefusal(error)) {
        onRefused();
      }
    },
  });
  return { send: ask, isPending, captcha };
}
