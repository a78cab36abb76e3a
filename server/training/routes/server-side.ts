import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopEventEmitter } from '../../shop/events.ts';
import type { Engine } from '../engine.ts';

/** What the hidden URL needs of the app; the engine comes later, see {@link ServerSide}. */
export interface ServerSideOptions {
  /** What the query must say (api-account.md 17.5). */
  readonly key: string;
  readonly events: ShopEventEmitter;
  /** Answers what is none of this URL's business, as if it were not there. */
  readonly sendPage: (reply: FastifyReply) => FastifyReply;
}

/** The URL that only the shop itself should ever request. */
export interface ServerSide {
  /** To be called once, with whom a solve is reported to. */
  follow(engine: Pick<Engine, 'solve' | 'isSolved'>): void;
  /** Nothing has happened yet ("Reset progress"). */
  forget(): void;
}

const path = '/solve/challenges/server-side';

/** The challenges that end here, in the order in which a request solves them: one each. */
const challenges = ['sstiChallenge', 'ssrfChallenge'] as const;

/**
 * Registers `/solve/challenges/server-side`, any verb (api-account.md 17.5): 204 when a request solves something, else the
 * front end's page. A challenge is ready to be solved once the shop was abused in its way since it was started.
 */
export function registerServerSide(app: FastifyInstance, { key, events, sendPage }: ServerSideOptions): ServerSide {
  let engine: Pick<Engine, 'solve' | 'isSolved'> | undefined;
  const ready = new Set<(typeof challenges)[number]>();
  events.on('userName.evaluated', () => ready.add('sstiChallenge'));
  events.on('profilePicture.linked', ({ url }) => {
    if (url.includes(path.slice(1))) {
      ready.add('ssrfChallenge');
    }
  });

  // Before a body is read, as the contract has it.
  const onRequest = async (request: FastifyRequest<{ Querystring: { key?: unknown } }>, reply: FastifyReply) => {
    // weakness: contract api-account.md 17.5 (nobody looks at who sends the request)
    const solved =
      request.query.key === key ? challenges.find((each) => ready.has(each) && !engine?.isSolved(each)) : undefined;
    if (solved === undefined) {
      return sendPage(reply);
    }
    engine?.solve(solved);
    return reply.code(204).send();
  };
  const handler = () => {
    throw new Error('The hook before it answers every request.');
  };
  app.all(path, { onRequest }, handler);
  app.all(`${path}/*`, { onRequest }, handler);

  return {
    follow: (found) => {
      engine = found;
    },
    forget: () => ready.clear(),
  };
}
