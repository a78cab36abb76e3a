import { useState } from 'react';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Complaint } from '../../../../shared/api/records.ts';
import { post } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { upload } from '../../lib/calls/upload.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';

/** The most characters in a message. */
export const messageLength = 160;

interface NewComplaint {
  readonly UserId: number | undefined;
  readonly message: string;
  readonly invoice: File | undefined;
}

interface ComplaintOutcomes {
  /** Called when the shop has accepted the invoice. Until then every attempt sends it again. */
  readonly onUploaded: () => void;
  readonly onSent: () => void;
}

/** Sends a complaint: first the file and then, only if the shop accepts it, the message (ui-shop.md 5.17). */
export function useComplaint({ onUploaded, onSent }: ComplaintOutcomes) {
  // The token from when the page was opened. The file isn't sent like other calls and knows nothing of a later login.
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
    /** Fraction of the invoice that has been sent, 0 to 1, during the upload. */
    share,
    /** Number of the last complaint that was accepted. */
    reference: data?.data.id,
    /** Why the last complaint failed: the shop's own words, or the key of one of our texts. */
    refusal: error === null ? undefined : failureText(error),
    /** Clears the outcome of the last complaint. */
    forget: reset,
  };
}

async function sendInvoice(invoice: File, token: string | null, onProgress: (share: number) => void): Promise<void> {
  const form = new FormData();
  form.append('file', invoice, invoice.name);
  onProgress(0);
  // Without a token this sends the word "null", as the contract prescribes.
  const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` };
  await upload('file-upload', form, { headers, onProgress });
}
