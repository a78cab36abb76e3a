import type { SentRequest } from '../../../../../../shared/api/workbench.ts';
import { type Answer, runLimits } from './run.ts';

/** Makes what is kept of responses. The more there is of them, the less is kept of the next. */
export function answerKeeper(): (sent: SentRequest) => Answer {
  let room: number = runLimits.responses;
  return ({ response, length, end, milliseconds }) => {
    const most = room > 0 ? runLimits.response : runLimits.beyond;
    // Four characters stand for three bytes. Only whole groups can be decoded.
    const kept = response.slice(0, Math.floor(most / 3) * 4);
    room -= (kept.length * 3) / 4;
    return { response: kept, length, status: statusOf(response), end, milliseconds };
  };
}

/** Reads the status from the first bytes of a response in base64; undefined if it isn't HTTP. */
function statusOf(response: string): number | undefined {
  const status = /^HTTP\/\d(?:\.\d)? (\d{3})(?!\d)/.exec(atob(response.slice(0, 24)))?.[1];
  return status === undefined ? undefined : Number(status);
}
