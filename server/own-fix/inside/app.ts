import type { DoorRequest, DoorResponse } from '../door.ts';
import { createReply, type OpenReply, type Reply } from './reply.ts';

/** A request as handlers see it: the part of Fastify's that the shop's code uses. */
export interface InnerRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly ip: string;
  readonly socket: { readonly remoteAddress: string };
}

/** Returns what to send, or sends it by itself. */
export type Handler = (request: InnerRequest, reply: Reply) => unknown;

/** Learners' code may also pass options, with hooks of the route's own. */
type Route = (path: string, ...handlers: readonly (Handler | object)[]) => void;

/** The part of Fastify that the shop's code uses. Hooks run before every handler, in order. */
export interface App {
  readonly get: Route;
  readonly post: Route;
  readonly put: Route;
  readonly patch: Route;
  readonly delete: Route;
  readonly all: Route;
  addHook(name: string, hook: Handler): void;
}

/** The app, with the door through which requests reach it. */
export interface OpenApp {
  readonly app: App;
  /** Answers a request. Rejects never: what a handler throws becomes a response, as it would in the shop. */
  answer(request: DoorRequest): Promise<DoorResponse>;
}

interface Registered {
  readonly method: string;
  readonly segments: readonly string[];
  readonly handlers: readonly Handler[];
}

export function createApp(): OpenApp {
  const routes: Registered[] = [];
  const hooks: Handler[] = [];
  const route =
    (method: string): Route =>
    (path, ...handlers) => {
      routes.push({ method, segments: segmentsOf(path), handlers: handlers.flatMap(handlersIn) });
    };
  const find = (method: string, segments: readonly string[]) =>
    routes.find((one) => (one.method === method || one.method === 'ALL') && matches(one.segments, segments));
  return {
    app: {
      get: route('GET'),
      post: route('POST'),
      put: route('PUT'),
      patch: route('PATCH'),
      delete: route('DELETE'),
      all: route('ALL'),
      addHook: (_name, hook) => {
        hooks.push(hook);
      },
    },
    answer: async (request) => {
      const segments = segmentsOf(request.path);
      const found = find(request.method, segments);
      const open = createReply();
      try {
        const inner = innerRequest(request, paramsOf(found?.segments ?? [], segments));
        await runAll([...hooks, ...(found?.handlers ?? [])], inner, open);
      } catch (error) {
        return failure(error);
      }
      return open.response() ?? { status: found ? 504 : 404, headers: {}, text: found ? 'No response' : 'Not Found' };
    },
  };
}

async function runAll(handlers: readonly Handler[], request: InnerRequest, { reply, response }: OpenReply) {
  for (const handler of handlers) {
    if (response() !== undefined) {
      return;
    }
    const value = await handler(request, reply);
    if (value !== undefined && value !== reply && response() === undefined) {
      reply.send(value);
    }
  }
}

/** A handler, or options with a hook of the route's own. */
function handlersIn(given: unknown): readonly Handler[] {
  if (typeof given === 'function') {
    return [given as Handler];
  }
  if (typeof given !== 'object' || given === null) {
    return [];
  }
  const { onRequest, preHandler, handler } = given as Readonly<Record<string, unknown>>;
  return [onRequest, preHandler, handler].flatMap((part) =>
    Array.isArray(part) ? part.flatMap(handlersIn) : typeof part === 'function' ? [part as Handler] : [],
  );
}

/** Returns what the shop's error page would say. */
function failure(error: unknown): DoorResponse {
  const { statusCode, status } = Object(error) as { readonly statusCode?: unknown; readonly status?: unknown };
  const code = [statusCode, status].find((value) => typeof value === 'number');
  return {
    status: code ?? 500,
    headers: {},
    text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
}

function innerRequest(
  { method, path, query = {}, headers = {}, body, as, from = '127.0.0.1' }: DoorRequest,
  params: InnerRequest['params'],
): InnerRequest {
  const search = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return {
    method,
    url: search.length === 0 ? path : `${path}?${search.join('&')}`,
    headers: { ...headers, ...(as === undefined ? {} : { authorization: `Bearer ${as}` }) },
    query,
    params,
    body,
    ip: from,
    socket: { remoteAddress: from },
  };
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(wanted: readonly string[], segments: readonly string[]): boolean {
  return (
    (wanted.at(-1) === '*' ? segments.length >= wanted.length - 1 : segments.length === wanted.length) &&
    wanted.every((segment, index) => segment === '*' || segment.startsWith(':') || segment === segments[index])
  );
}

function paramsOf(wanted: readonly string[], segments: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    wanted.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(segments[index] ?? '')]] : [],
    ),
  );
}
