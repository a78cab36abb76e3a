import { useState } from 'react';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Complaint } from '../../../../shared/api/records.ts';
import { post } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { upload } from '../../lib/calls/upload.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';

/** A message holds at most this many characters. */
export const messageLength = 160;

interface NewComplaint {
  readonly UserId: number | undefined;
  readonly message: string;
  readonly invoice: File | undefined;
}

interface ComplaintOutcomes {
  /** The shop has taken the invoice; until then it goes along with every try. */
  readonly onUploaded: () => void;
  readonly onSent: () => void;
}

/** Sending a complaint: first the file, and only if the shop takes it the words (ui-shop.md 5.17). */
export function useComplaint({ onUploaded, onSent }: ComplaintOutcomes) {
  // As the page was opened: the file does not travel like other calls, and knows nothing of a later login.
  const [token] = useState(() => localStorage.getItem('token'));
  const [share, setShare] = useState<number>();
  const { ask, isPending, data, error, reset } = useOneAtATime({
    mutationFn: async ({ UserId, message, invoice }: NewComplaint) => {
      if (invoice !== undefined) {
        await sendInvoice(invoice, token, setShare);
        onUploaded();
      }
      return post<Success<Complaint>>('api/Complaints/', { UserId, message });
    },
    onSuccess: onSent,
    onSettled: () => setShare(undefined),
  });
  return {
    complain: ask,
    isPending,
    /** How much of the invoice is on the other side, 0 to 1, while it is on its way. */
    share,
    /** Number of the complaint that was taken last. */
    reference: data?.data.id,
    /** Why the last one was not: a text of the shop, or the key of one of ours. */
    refusal: error === null ? undefined : failureText(error),
    /** Forgets what came of the last one. */
    forget: reset,
  };
}

async function sendInvoice(invoice: File, token: string | null, onProgress: (share: number) => void): Promise<void> {
  const form = new FormData();
  form.append('file', invoice, invoice.name);
  onProgress(0);
  // Without a token this is the word "null", as the contract has it.
  const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` };
  await upload('file-upload', form, { headers, onProgress });
}
