import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Success } from '../../../../shared/api/answers.ts';
import type { Memory } from '../../../../shared/api/memories.ts';
import { dataOf, sessionHeaders } from '../../lib/api.ts';
import { failureText } from '../../lib/calls/refusal.ts';
import { upload } from '../../lib/calls/upload.ts';
import { useOneAtATime } from '../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../ui/snack-bar/snack-bar.ts';

/** The photos on the wall, requested whenever the wall is opened. */
export const memoriesQuery = queryOptions({
  queryKey: ['memories'],
  queryFn: dataOf<readonly Memory[]>('rest/memories/'),
  staleTime: 0,
});

/** Returns the text below a photo: its caption, and the name of whoever took it if they have one (ui-shop.md 5.32). */
export function captionOf({ caption, User }: Memory): string {
  return User?.username ? `${caption ?? ''} (\u00a9 ${User.username})` : (caption ?? '');
}

interface NewMemory {
  readonly image: File;
  readonly caption: string;
}

/** Shares a photo. */
export function useSharing({ onShared }: { readonly onShared: () => void }) {
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const { ask, isPending } = useOneAtATime({
    mutationFn: ({ image, caption }: NewMemory) => {
      const form = new FormData();
      // weakness: contract ui-shop.md 5.32 (the typed caption becomes the name of the file)
      form.append('image', image, caption);
      form.append('caption', caption);
      setShare(0);
      return upload<Success<Memory>>('rest/memories', form, { headers: sessionHeaders(), onProgress: setShare });
    },
    onSuccess: () => {
      onShared();
      showSnackBar({ message: 'IMAGE_UPLOAD_SUCCESS', tone: 'confirm' });
      void client.invalidateQueries({ queryKey: memoriesQuery.queryKey });
    },
    onError: (error) => showSnackBar({ message: failureText(error), tone: 'error' }),
    onSettled: () => setShare(undefined),
  });
  return { send: ask, isPending, share };
}
