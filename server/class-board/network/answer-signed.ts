import type { ServerResponse } from 'node:http';
import { signedHeaders, signResponse } from '../../class-wire/signature.ts';
import { Refused, sendJson } from './respond.ts';

/** Sends a response that the learner's app can tell from one of somebody who pretends to be the board. */
export function answerSigned(
  response: ServerResponse,
  { signing, signature }: { readonly signing: Buffer; readonly signature: string },
  status: number,
  content: unknown,
): void {
  const body = JSON.stringify(content);
  sendJson(response, status, content, { [signedHeaders.signature]: signResponse(signing, signature, status, body) });
}

/** Does the work of a request whose signature is right, and signs the refusal if it is refused. */
export async function answering(
  response: ServerResponse,
  signed: { readonly signing: Buffer; readonly signature: string },
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    answerSigned(response, signed, 200, await work());
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error;
    }
    answerSigned(response, signed, error.status, error.refusal);
  }
}
