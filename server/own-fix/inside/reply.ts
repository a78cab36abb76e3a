import type { DoorResponse } from '../door.ts';

/** What handlers and hooks are given to answer with: the part of Fastify's reply that the shop's code uses. */
export interface Reply {
  readonly sent: boolean;
  code(status: number): Reply;
  status(status: number): Reply;
  type(type: string): Reply;
  header(name: string, value: unknown): Reply;
  headers(values: Readonly<Record<string, unknown>>): Reply;
  send(payload?: unknown): Reply;
  redirect(address: string, status?: number): Reply;
}

/** A reply, and the response that it has become; undefined until something is sent. */
export interface OpenReply {
  readonly reply: Reply;
  response(): DoorResponse | undefined;
}

export function createReply(): OpenReply {
  let status = 200;
  const headers: Record<string, string> = {};
  let text: string | undefined;
  const reply: Reply = {
    get sent() {
      return text !== undefined;
    },
    code: (code) => {
      status = code;
      return reply;
    },
    status: (code) => reply.code(code),
    type: (type) => reply.header('content-type', type),
    header: (name, value) => {
      headers[String(name).toLowerCase()] = String(value);
      return reply;
    },
    headers: (values) => {
      for (const [name, value] of Object.entries(values)) {
        reply.header(name, value);
      }
      return reply;
    },
    send: (payload) => {
      text ??= typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
      return reply;
    },
    redirect: (address, code = 302) => reply.code(code).header('location', address).send(''),
  };
  return { reply, response: () => (text === undefined ? undefined : { status, headers, text }) };
}
