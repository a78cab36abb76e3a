import type { FastifyReply, FastifyRequest } from 'fastify';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A finished request in Apache's combined format, without a final line break (api-learning.md 22). */
export function combinedLine(request: FastifyRequest, reply: FastifyReply, time: Date): string {
  const { headers } = request;
  // weakness: contract api-learning.md 22 - query strings are logged in full, passwords in them too
  const line = `${request.method} ${request.originalUrl} HTTP/${request.raw.httpVersion}`;
  const length = reply.getHeader('content-length') ?? '-';
  const status = reply.raw.headersSent ? reply.statusCode : '-';
  const who = `${request.ip} - ${quotable(basicUser(headers.authorization))} [${apacheTime(time)}]`;
  const from = quotable(headers.referer ?? '-');
  const agent = quotable(headers['user-agent'] ?? '-');
  return `${who} "${quotable(line)}" ${status} ${length} "${from}" "${agent}"`;
}

function apacheTime(time: Date): string {
  const date = `${twoDigits(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(twoDigits).join(':');
  return `${date}:${clock} +0000`;
}

function basicUser(authorization: string | undefined): string {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  const user = encoded === undefined ? '' : (Buffer.from(encoded, 'base64').toString().split(':', 1)[0] ?? '');
  return user === '' ? '-' : user;
}

/** Quotes are escaped; control characters, which only a decoded user name can hold, would forge lines. */
function quotable(text: string): string {
  return text.replace(/"/g, '\\"').replace(/\p{Cc}/gu, '?');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
