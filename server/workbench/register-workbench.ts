import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../budgets.ts';
import { PageError } from '../http/errors.ts';
import { isFromHere, isOwnPage, refuse } from './door.ts';
import { createOwnConnections } from './own-connections.ts';
import { createHistory } from './recording/history.ts';
import { createRecorder } from './recording/recorder.ts';
import { registerHistory } from './register-history.ts';
import { registerSend } from './register-send.ts';

export interface WorkbenchOptions {
  readonly limits: Budgets['workbench'];
  /** Whether clients on other machines are recorded, and may see what is recorded. */
  readonly recordsOthers: boolean;
}

/** The beginning of the workbench's own addresses, as its screen writes them. */
const ownPath = '/rest/range/workbench/';

/**
 * Registers the workbench's endpoints (decision 49): sending requests, and the history. All of them take POST. They answer 403 to whoever is not a
 * page of this shop and to what the workbench itself sent, 400 to a body of another shape, 413 to one beyond its budget, and 503 while there is too
 * much to do. Errors are `{"status": "error", "error": string}`. Call this within a `register` of its own.
 */
export function registerWorkbench(app: FastifyInstance, { limits, recordsOthers }: WorkbenchOptions): void {
  const own = createOwnConnections();
  const history = createHistory(limits.history);
  const recorder = createRecorder(app.server, history, {
    // A run has a table of its own, and would push everything else out. Polls of the history must push nothing out either.
    isWanted: ({ socket, url = '' }) =>
      (recordsOthers || isFromHere(socket)) && own.find(socket) !== 'run' && !url.startsWith(ownPath),
    isFromWorkbench: ({ socket }) => own.find(socket) !== undefined,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
    if (error instanceof PageError) {
      return refuse(reply, error.status ?? 500, error.message);
    }
    const { statusCode = 500 } = error;
    return refuse(reply, statusCode, statusCode === 413 ? 'The order is too large.' : 'The order cannot be read.');
  });
  app.addHook('onRequest', async (request, reply) => {
    // Whatever its address looks like, it doesn't belong into the history.
    recorder.forget(request.raw);
    // The frame lets any site read a response. Not these.
    reply.removeHeader('Access-Control-Allow-Origin').header('Cache-Control', 'no-store');
    if (!isOwnPage(request)) {
      return refuse(reply, 403, 'Only a page of this shop may use the workbench.');
    }
    if (own.find(request.raw.socket) !== undefined) {
      return refuse(reply, 403, 'The workbench does not send requests to itself.');
    }
  });
  registerSend(app, { limits, onConnection: own.add });
  registerHistory(app, { history, recorder, limits: limits.history, recordsOthers });
}
