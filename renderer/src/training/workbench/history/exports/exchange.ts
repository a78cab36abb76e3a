import type { ExchangeSummary, RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { findEmptyLine, fromBase64 } from '../../model/bytes.ts';
import { type Draft, draftOfBytes } from '../../model/draft.ts';
import type { HarExchange } from '../../model/exports/har.ts';
import type { Remark } from '../list/remarks.ts';

/** Returns what a request is called, in a tab and in a file. */
export function nameOf({ method, target }: Pick<ExchangeSummary, 'method' | 'target'>): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return `${method} ${path}`;
}

/** Returns a recorded request for editing. Of a body that was cut, what is left is sent with its own length. */
export function draftOf({ request, isRequestCut }: Pick<RecordedExchange, 'request' | 'isRequestCut'>): Draft {
  const draft = draftOfBytes(fromBase64(request));
  return isRequestCut && draft.text !== '' ? { ...draft, setsLength: true } : draft;
}

/** Returns how many bytes of a response there were in all, with its head. */
export function wholeLength(response: Uint8Array, { responseLength }: Pick<ExchangeSummary, 'responseLength'>): number {
  return findEmptyLine(response).body + responseLength;
}

/** Returns what a HAR document tells of a recorded exchange. The learner's note is a comment in it. */
export function harExchangeOf(exchange: RecordedExchange, remark: Remark | undefined): HarExchange {
  const { request, response, milliseconds, begun, isUnpacked } = exchange;
  const comment = [remark?.mark, remark?.note].filter((each) => each !== undefined).join(': ');
  return {
    request,
    response,
    milliseconds,
    length: wholeLength(fromBase64(response), exchange),
    at: begun,
    isUnpacked,
    ...(comment !== '' && { comment }),
  };
}
