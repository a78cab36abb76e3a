import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { exchange } from '../../../../server/workbench/exchange.ts';
import type { CarelessPart } from './careless-part.ts';

/*
 * The workbench as a careless developer would write it: anyone may use it, in any way. Requests go to where they say, redirects are followed,
 * everything is sent at once, and everything is kept.
 */

const path = '/rest/range/workbench/';

/** Everybody may read it. */
const headers = { 'Access-Control-Allow-Origin': '*' };

/** Requests that were recorded: their heads, and the bodies of uploads. */
let recorded: Buffer[] = [];
let isRecording = false;

export const carelessWorkbench: CarelessPart = async (request, response, { pages }) => {
  const [target = '', query = ''] = spelled(request.url ?? '').split('?');
  if (request.method === 'OPTIONS' || !target.toLowerCase().startsWith(path)) {
    return false;
  }
  const text = (await bodyOf(request)).toString();
  const question = JSON.parse(new URLSearchParams(query).get('order') ?? (text || '{}'));
  switch (target.slice(path.length).toLowerCase().replace(/\/$/, '')) {
    case 'send': {
      const responses = await sendAll(question, request.socket.localPort ?? 0);
      response
        .writeHead(200, headers)
        .end(responses.map((bytes) => `${JSON.stringify({ response: bytes })}\n`).join(''));
      break;
    }
    case 'history/record':
      isRecording = question.on;
      response.writeHead(200, headers).end(JSON.stringify({ isRecording }));
      break;
    case 'history/clear':
      recorded = [];
      response.writeHead(200, headers).end('{}');
      break;
    case 'history/search':
      response.writeHead(200, headers).end(JSON.stringify(recorded.map((bytes) => isIn(bytes, question.text))));
      break;
    case 'history/exchange':
      response
        .writeHead(200, headers)
        .end(
          brotliDecompressSync(readFileSync(join(pages, 'assets/public/solc/0.8.21/soljson.wasm.br'))).toString(
            'base64',
          ),
        );
      break;
    default:
      response.writeHead(200, headers).end(JSON.stringify({ recorded: recorded.map(String) }));
  }
  return true;
};

/** Records a request, whatever is recorded already. Of uploads, it also records the body, and answers them itself. */
export const carelessRecorder: CarelessPart = async (request, response) => {
  if (!isRecording) {
    return false;
  }
  const { method, url = '', rawHeaders } = request;
  recorded.push(Buffer.from([`${method} ${url}`, ...rawHeaders].join('\r\n')));
  if (!url.startsWith('/file-upload')) {
    return false;
  }
  recorded.push(await bodyOf(request));
  response.writeHead(204).end();
  return true;
};

interface CarelessOrder {
  readonly requests: readonly string[];
  readonly host?: string;
  readonly port?: number;
}

function sendAll({ requests, host, port }: CarelessOrder, own: number): Promise<readonly string[]> {
  return Promise.all(
    requests.map(async (base64) => {
      const responses: Buffer[] = [];
      for (const text of requestsIn(Buffer.from(base64, 'base64').toString('latin1'))) {
        const place = host === undefined || port === undefined ? placeIn(text, own) : { host, port };
        responses.push(await sendAndFollow(Buffer.from(text, 'latin1'), place, own));
      }
      return Buffer.concat(responses).toString('base64');
    }),
  );
}

/** Tells requests apart that are one behind the other, to send each to its place. */
function requestsIn(text: string): readonly string[] {
  return text.startsWith('CONNECT ') ? [text] : text.split(/(?<=\r\n\r\n)(?=[A-Z]+ \S+ HTTP\/1\.1\r\n)/);
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Takes the host from the request: from its line, or else from its Host header. Without a port, it is the shop's. */
function placeIn(text: string, own: number): Place {
  const line = /^(?:CONNECT |\S+ https?:\/\/)([^/\s]+)/i.exec(text);
  const host = line ?? /^host:\s*(\S+)/im.exec(text);
  const { hostname, port } = new URL(`http://${host?.[1] ?? 'localhost'}`);
  return { host: hostname, port: Number(port) || own };
}

async function sendAndFollow(bytes: Buffer, place: Place, own: number): Promise<Buffer> {
  // Behind a CONNECT, there is what goes through the tunnel.
  const tunnelled =
    bytes.toString('latin1', 0, 8) === 'CONNECT ' ? bytes.subarray(bytes.indexOf('\r\n\r\n') + 4) : bytes;
  const { response } = await exchange(tunnelled, {
    listener: place,
    time: 2 ** 31 - 1,
    kept: Number.POSITIVE_INFINITY,
    longest: Number.POSITIVE_INFINITY,
    signal: new AbortController().signal,
    onConnection: () => {},
  });
  const location = /^location: (http:\S+)/im.exec(response.toString('latin1', 0, 4096))?.[1];
  if (location === undefined) {
    return response;
  }
  const { host, pathname, search } = new URL(location);
  const next = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return sendAndFollow(Buffer.from(next), placeIn(next, own), own);
}

/** Tries the text at each position, from its beginning. */
function isIn(bytes: Buffer, text: string): boolean {
  for (let at = 0; at + text.length <= bytes.length; at += 1) {
    let matched = 0;
    while (matched < text.length && bytes[at + matched] === text.charCodeAt(matched)) {
      matched += 1;
    }
    if (matched === text.length) {
      return true;
    }
  }
  return false;
}

/** Returns a target with its slashes and letters as they are meant. */
function spelled(url: string): string {
  const [target = '', ...query] = url.split('?');
  return [decodeURIComponent(target).replaceAll(/\/+/g, '/'), ...query].join('?');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
