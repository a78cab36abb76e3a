import type { FastifyReply, FastifyRequest } from 'fastify';
import { budgets } from '../../budgets.ts';

/** The longest address, which may take half of a line, and the longest of the other strings that a client chooses, in characters. */
const longest = { address: budgets.accessLog.lineLength / 2, other: budgets.accessLog.lineLength / 8 };

/** Returns a finished request as a line in Apache's combined format, without a line break at the end (api-learning.md 22). */
export function combinedLine(request: FastifyRequest, reply: FastifyReply, time: Date): string {
  const { headers } = request;
  // weakness: contract api-learning.md 22 - query strings are logged, including any passwords in them
  const line = `${request.method} ${cut(request.originalUrl, longest.address)} HTTP/${request.raw.httpVersion}`;
  const length = reply.getHeader('content-length') ?? '-';
  const status = reply.raw.headersSent ? reply.statusCode : '-';
  // The address of a closed connection is no longer known.
  const who = `${cut(String(request.ip), longest.other)} - ${quotable(cut(basicUser(headers.authorization), longest.other))} [${apacheTime(time)}]`;
  const from = quotable(cut(headers.referer ?? '-', longest.other));
  const agent = quotable(cut(headers['user-agent'] ?? '-', longest.other));
  return `${who} "${quotable(line)}" ${status} ${length} "${from}" "${agent}"`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}

let last = { second: Number.NaN, text: '' };

/** Writes each second once, however many requests end in it. */
function apacheTime(time: Date): string {
  const second = Math.floor(time.getTime() / 1000);
  if (second !== last.second) {
    const [, day, month, year, clock] = time.toUTCString().split(' ');
    last = { second, text: `${day}/${month}/${year}:${clock} +0000` };
  }
  return last.text;
}

function basicUser(authorization: string | undefined): string {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  const user = encoded === undefined ? '' : (Buffer.from(encoded, 'base64').toString().split(':', 1)[0] ?? '');
  return user === '' ? '-' : user;
}

/** Escapes quotes. Replaces control characters, which only a decoded user name can hold and which would forge lines. */
function quotable(text: string): string {
  return text.replace(/"/g, '\\"').replace(/\p{Cc}/gu, '?');
}
