import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Captcha, Feedback } from '../../../../shared/api/records.ts';
import { get, post } from '../../lib/api.ts';
import { failureText, isRefusal } from '../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** A comment, without the author's name that is put behind it, holds at most this many characters. */
export const commentLength = 160;

/** Body of `POST /api/Feedbacks/` (api-shop.md 20.2). */
interface NewFeedback {
  /** Left out by those who are not logged in. A text only when somebody typed one into the hidden field. */
  readonly UserId: number | string | undefined;
  readonly captchaId: number | undefined;
  readonly captcha: string;
  readonly comment: string;
  readonly rating: number;
}

/** The author as everybody sees them: the e-mail with its first three characters hidden. */
export function authorOf(email: string | undefined): string {
  return email === undefined ? 'anonymous' : `***${email.slice(3)}`;
}

/** The captcha of this visit, and sending feedback with its answer. A new captcha comes only after a success. */
export function useFeedback({ onSent, onRefused }: { readonly onSent: () => void; readonly onRefused: () => void }) {
  const client = useQueryClient();
  const captcha = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => get<Captcha>('rest/captcha/', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
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
