import { Agent, type IncomingHttpHeaders, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Request } from './request.ts';

/** A complete response. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body, decompressed. */
  readonly body: Buffer;
}

/** Sends requests one after the other over connections that are kept alive. */
export interface Sender {
  /** @returns null where the client left. Rejects when no complete response arrived in time. */
  send(request: Request): Promise<Answer | null>;
  close(): void;
}

/** The longest wait for a response, in milliseconds. Evaluations of the chatbot and of conditions queue behind each other. */
const patience = 30_000;

/** Size limit of a response's head in bytes. A long user name becomes part of the token, and the token part of a cookie. */
const longestHead = 1024 * 1024;

/** @param url of the shop, without a trailing slash */
export function createSender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: (request) =>
      request.leavesAfter === null
        ? exchange(request, { hostname, port, agent })
        : leave(request, hostname, Number(port)),
    close: () => agent.destroy(),
  };
}

interface Destination {
  readonly hostname: string;
  readonly port: string;
  readonly agent: Agent;
}

function exchange({ verb, target, headers, body }: Request, destination: Destination): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const length = body === null ? {} : { 'content-length': String(body.length) };
    const sent = startRequest({
      ...destination,
      maxHeaderSize: longestHead,
      method: verb,
      path: target,
      headers: { ...headers, ...length, host: 'localhost' },
    });
    const timer = setTimeout(() => sent.destroy(new Error(`no response within ${patience} ms`)), patience);
    sent.on('response', (response) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', (error) => reject(new Error(`the response broke off: ${error.message}`)));
      response.on('end', () => {
        clearTimeout(timer);
        const { statusCode = 0, headers } = response;
        try {
          resolve({ status: statusCode, headers, body: unpacked(Buffer.concat(parts), headers['content-encoding']) });
        } catch (error) {
          reject(new Error(`the response cannot be decompressed: ${error}`));
        }
      });
    });
    sent.on('error', (error) => {
      // A client that is refused in the middle of a long body may see the connection end before it has sent everything.
      if (!isAnswered) {
        clearTimeout(timer);
        reject(new Error(`no answer: ${error.message}`));
      }
    });
    sent.end(body ?? undefined);
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  switch (body.length === 0 ? undefined : encoding) {
    case 'gzip':
      return gunzipSync(body);
    case 'deflate':
      return inflateSync(body);
    case 'br':
      return brotliDecompressSync(body);
    default:
      return body;
  }
}

/** Announces the whole body, sends part of it and disconnects. */
function leave({ verb, target, headers, body, leavesAfter }: Request, host: string, port: number): Promise<null> {
  const whole = body ?? Buffer.alloc(0);
  const lines = Object.entries({ ...headers, host: 'localhost', 'content-length': String(whole.length) });
  const head = [`${verb} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.write(Buffer.concat([Buffer.from(head, 'latin1'), whole.subarray(0, leavesAfter ?? 0)]), () =>
        socket.destroy(),
      );
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(null));
  });
}
