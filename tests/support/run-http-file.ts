import { request as parseResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SendOrder, SentRequest } from '../../shared/api/workbench.ts';
import { type Exchange, fillRequest } from '../../shared/http-file/fill.ts';
import type { FileRequest, Header } from '../../shared/http-file/http-file.ts';
import { parseHttpFile } from '../../shared/http-file/parse.ts';
import { rawRequest } from '../../shared/http-file/raw-request.ts';

/** A request of a `.http` file, as it was sent, and the response. */
export interface RanRequest extends Exchange {
  readonly sent: FileRequest;
  readonly status: number;
}

/**
 * Sends the requests of a `.http` file one after the other, over the workbench's endpoint, as its screen does: the last definition of a
 * variable counts, and values of earlier responses are filled in (decision 48).
 * @param url of a listening shop, without a trailing slash
 * @throws an error with what is wrong when the file is refused, a reference has no value, or a response isn't whole
 */
export async function runHttpFile(url: string, text: string): Promise<readonly RanRequest[]> {
  const parsed = parseHttpFile(text);
  if (parsed.kind === 'refused') {
    throw new Error(parsed.faults.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  }
  const { file } = parsed;
  const ran: RanRequest[] = [];
  const named = new Map<string, Exchange>();
  for (const request of file.requests) {
    const filled = fillRequest(file, request, named);
    if (filled.kind === 'incomplete') {
      throw new Error(`line ${request.line}: ${filled.reasons.join(' ')}`);
    }
    const answered = await send(url, filled.request);
    ran.push(answered);
    if (request.name !== undefined) {
      named.set(request.name, answered);
    }
  }
  return ran;
}

async function send(url: string, sent: FileRequest): Promise<RanRequest> {
  const bytes = Buffer.from(rawRequest(sent, new URL(url).host));
  const order: SendOrder = { requests: [bytes.toString('base64')], atOnce: 1, pause: 0, together: false };
  const answer = await fetch(`${url}/rest/range/workbench/send`, {
    method: 'POST',
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(order),
  });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`line ${sent.line}: the workbench answered ${answer.status} ${text}`);
  }
  const outcome: SentRequest = JSON.parse(text);
  if (outcome.end !== 'complete') {
    throw new Error(`line ${sent.line}: the exchange ended with ${outcome.end}`);
  }
  const { status, headers, body } = await readResponse(Buffer.from(outcome.response, 'base64'), sent.method);
  return { sent, status, request: { headers: sent.headers, body: sent.body }, response: { headers, body } };
}

/** Reads a response with Node's own parser, which undoes chunks. */
async function readResponse(bytes: Buffer, method: string) {
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  const parser = parseResponse({ method, createConnection: () => stream });
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: Header[]; body: string }>();
  parser.once('error', reject);
  parser.once('response', (response) => {
    const { statusCode: status = 0, rawHeaders } = response;
    const headers = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [{ name, value: rawHeaders[index + 1] ?? '' }] : [],
    );
    buffer(response).then((body) => resolve({ status, headers, body: body.toString() }), reject);
  });
  parser.end();
  stream.push(bytes);
  stream.push(null);
  return promise;
}
