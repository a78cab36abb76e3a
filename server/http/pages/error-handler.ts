import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { FullError } from '../../database/full-error.ts';
import { PageError } from '../errors.ts';
import type { FrameEventEmitter } from '../events.ts';
import { ResourceError } from '../resources/resource-error.ts';
import { errorPage } from './error-page.ts';
import { shownStack } from './shown-stack.ts';

export interface ErrorHandling {
  readonly config: Config;
  readonly events: FrameEventEmitter;
  /** Called once for each error that nobody raised on purpose, with the id of its request, and from time to time when something is full. */
  readonly log: (level: 'warn', text: string) => void;
}

/** Sends every error of `app` to the error page, except those of generated resources, whose responses have a shape of their own. */
export function registerErrorHandler(app: FastifyInstance, { config, events, log }: ErrorHandling): void {
  const logFull = sometimes((text) => log('warn', text));
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof FullError || (error instanceof ResourceError && error.status === 507)) {
      logFull(error.message);
    }
    if (error instanceof ResourceError) {
      answerResourceError(error, reply, events);
      return;
    }
    events.errorPage(reply.statusCode);
    const own = statusOf(error);
    const status = own ?? (reply.statusCode >= 400 ? reply.statusCode : 500);
    if (!(error instanceof PageError || error instanceof FullError)) {
      log('warn', `${request.id} ${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
    }
    const { contentType, body } = errorPage(error, status, shownStack(error), request.raw, config.application.name);
    reply.code(status).type(contentType).send(body);
  };
  app.setErrorHandler((error: unknown, request, reply) => {
    try {
      answer(error, request, reply);
    } catch (failure) {
      // Anything may be thrown, even a value that can be neither shown nor turned into a string.
      log('warn', `${request.id} ${request.method} ${request.url}: an error that cannot be shown: ${typeof failure}`);
      reply.code(500).type('text/plain; charset=utf-8').send('Internal Server Error');
    }
  });
}

/** Passes the same message on once a minute at most, since clients keep trying to write to a full shop. */
function sometimes(log: (text: string) => void): (text: string) => void {
  let last = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return (text) => {
    const now = performance.now();
    if (text !== last || now - saidAt > 60_000) {
      last = text;
      saidAt = now;
      log(text);
    }
  };
}

/**
 * Sends the response of a generated resource. An internal failure counts as an error that reached the page, and ends
 * the connection (api-account.md 8.5).
 */
function answerResourceError(error: ResourceError, reply: FastifyReply, events: FrameEventEmitter): void {
  reply.code(error.status);
  if (error.status === 500) {
    events.errorPage(error.status);
    reply.header('connection', 'close');
  }
  reply.send({ message: error.message, errors: error.errors });
}

function statusOf(error: unknown): number | undefined {
  const { status, statusCode }: { readonly status?: unknown; readonly statusCode?: unknown } = Object(error);
  const own = status ?? statusCode;
  return typeof own === 'number' && own >= 400 && own <= 599 ? own : undefined;
}
