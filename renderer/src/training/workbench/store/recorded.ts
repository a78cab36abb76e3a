import { create } from 'zustand';
import type { HistoryState } from '../../../../../shared/api/workbench.ts';
import { merged } from '../history/list/merged.ts';
import { askForHistory, clearHistory, switchRecording } from '../send/history.ts';
import { NotSent } from '../send/post.ts';
import { forgetGone } from './history.ts';

/** What this page knows of what the shop has recorded. */
export interface Recorded {
  /** Undefined before the first response. */
  readonly state: HistoryState | undefined;
  /** Why the last question had no answer, and the status with which the shop refused it. */
  readonly trouble: { readonly reason: string; readonly status: number | undefined } | undefined;
  /** Whether the shop was restarted since the page was loaded, so that what it had recorded is gone. */
  readonly wasRestarted: boolean;
}

const nothing: Recorded = { state: undefined, trouble: undefined, wasRestarted: false };

/** Follows what the shop has recorded, as far as this page knows. */
export const useRecorded = create<Recorded>(() => nothing);

/** One question at a time, so that no answer is older than the one before it. */
let line: Promise<unknown> = Promise.resolve();

/** Asks what has changed. The outcome, a failure included, is in the state. */
export function refresh(): Promise<void> {
  return inLine(() => {
    const { state } = useRecorded.getState();
    return askForHistory(state === undefined ? {} : { run: state.run, since: state.revision });
  });
}

/** Switches recording on or off. */
export async function record(on: boolean): Promise<void> {
  await inLine(() => switchRecording(on));
  useRecorded.setState({ wasRestarted: false });
}

/** Clears what the shop has recorded. */
export function clearRecorded(): Promise<void> {
  return inLine(clearHistory);
}

function inLine(ask: () => Promise<HistoryState>): Promise<void> {
  const answered = line.then(async () => {
    try {
      take(await ask());
    } catch (error) {
      const status = error instanceof NotSent ? error.status : undefined;
      useRecorded.setState({ trouble: { reason: error instanceof Error ? error.message : String(error), status } });
    }
  });
  line = answered;
  return answered;
}

function take(answer: HistoryState): void {
  const { state: known, wasRestarted } = useRecorded.getState();
  const state = merged(known, answer);
  useRecorded.setState({
    state,
    trouble: undefined,
    wasRestarted: wasRestarted || (known !== undefined && known.run !== answer.run && known.exchanges.length > 0),
  });
  forgetGone(state.run, state.oldest);
}
