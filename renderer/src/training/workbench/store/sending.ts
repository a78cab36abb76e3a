import { create } from 'zustand';
import { bytesOf, type Draft } from '../model/draft.ts';
import { NotSent } from '../send/post.ts';
import { sendOne } from '../send/send.ts';
import { addStep } from './steps.ts';

/** What a tab is doing, apart from what is kept of it. */
type Sending =
  | { readonly kind: 'under way'; readonly cancel: () => void }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string };

const useSendings = create<Readonly<Record<string, Sending>>>(() => ({}));

/** Follows what a tab is doing; undefined if it does nothing, and nothing went wrong. */
export function useSending(tab: string): Sending | undefined {
  return useSendings((state) => state[tab]);
}

/** Sends a tab's draft. The outcome belongs to the tab, whichever one is shown by then. */
export async function sendFrom(tab: string, draft: Draft): Promise<void> {
  if (useSendings.getState()[tab]?.kind === 'under way') {
    return;
  }
  const controller = new AbortController();
  const isCurrent = () => {
    const now = useSendings.getState()[tab];
    return now?.kind === 'under way' && now.cancel === cancel;
  };
  const cancel = () => controller.abort();
  useSendings.setState({ [tab]: { kind: 'under way', cancel } });
  try {
    const sent = await sendOne(bytesOf(draft), controller.signal);
    if (isCurrent()) {
      addStep(tab, { ...sent, draft });
      forget(tab);
    }
  } catch (error) {
    if (!isCurrent()) {
      return;
    }
    if (controller.signal.aborted) {
      useSendings.setState({ [tab]: { kind: 'cancelled' } });
    } else {
      console.log(error);
      useSendings.setState({
        [tab]: { kind: 'failed', reason: error instanceof NotSent ? error.message : String(error) },
      });
    }
  }
}

/** Ends what a tab is doing, and forgets what went wrong. */
export function forget(tab: string): void {
  const sending = useSendings.getState()[tab];
  if (sending?.kind === 'under way') {
    sending.cancel();
  }
  useSendings.setState((state) => Object.fromEntries(Object.entries(state).filter(([id]) => id !== tab)), true);
}
