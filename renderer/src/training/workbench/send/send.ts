import type { SendOrder, SentRequest } from '../../../../../shared/api/workbench.ts';
import { toBase64 } from '../model/bytes.ts';
import type { Sent } from '../model/sent.ts';
import { NotSent, post } from './post.ts';

const address = 'rest/range/workbench/send';

/**
 * Has the shop send requests to itself (decision 49), and yields each outcome when it is there.
 * @throws {NotSent} when the shop refuses, or can't be reached; and whatever the signal's reason is
 */
export async function* send(order: SendOrder, signal?: AbortSignal): AsyncGenerator<SentRequest, void, undefined> {
  const response = await post(address, order, signal);
  if (response.body === null) {
    return;
  }
  const lines = response.body.pipeThrough(new TextDecoderStream()).getReader();
  // A line of megabytes comes in many pieces.
  let pieces: string[] = [];
  try {
    for (;;) {
      const { done, value } = await lines.read();
      if (done) {
        return;
      }
      const [piece = '', ...others] = value.split('\n');
      pieces.push(piece);
      for (const next of others) {
        // The shop of this very page wrote it, in the shape of the API.
        yield JSON.parse(pieces.join('')) as SentRequest;
        pieces = [next];
      }
    }
  } finally {
    await lines.cancel().catch(() => {});
  }
}

/**
 * Sends one request.
 * @throws {NotSent} when the shop refuses, or can't be reached
 */
export async function sendOne(request: Uint8Array, signal?: AbortSignal): Promise<Sent> {
  const bytes = toBase64(request);
  const at = Date.now();
  for await (const { response, end, milliseconds, length } of send(
    { requests: [bytes], atOnce: 1, pause: 0, together: false },
    signal,
  )) {
    return { request: bytes, response, end, milliseconds, length, at };
  }
  throw new NotSent('The shop sent no response.');
}
