import type { FastifyInstance } from 'fastify';
import type { Databases } from '../database/open.ts';
import { watchLearnerText } from '../database/watch-learner-text.ts';
import type { LogContained } from '../decoy/contained/contained-log.ts';
import { watchCode } from '../decoy/contained/watch-code.ts';
import { openPack } from '../decoy/files/base-pack.ts';
import { createDecoyHost } from '../decoy/host/create-host.ts';
import type { DecoyHost } from '../decoy/host/host.ts';
import { createInternet, type Internet } from '../decoy/outbound/internet.ts';
import { createLongAnswers } from '../http/long-answers.ts';
import { createSessions } from '../http/sessions.ts';
import { createTokens } from '../http/tokens.ts';
import { createTranslations, tablesOnDemand } from '../http/translations.ts';
import { folderShelf, memoryShelf } from '../http/uploads/shelf.ts';
import { createUploads } from '../http/uploads/uploads.ts';
import type { ShopContext } from './context.ts';
import { createShopEvents } from './events.ts';

/** What the shop is made of. Paths are absolute. */
export interface ShopOptions
  extends Pick<ShopContext, 'config' | 'budgets' | 'content' | 'evaluator' | 'pages' | 'log'> {
  /** Open and seeded; closed by the caller after the server. */
  readonly databases: Databases;
  /** Content of `decoy.pack`, read when something first reaches for the decoy's files. */
  readonly readDecoyPack: () => Buffer;
  /** What the server says in a language of the menu, by English text; null where nothing is translated. Read once each. */
  readonly readServerTexts: (language: string) => Readonly<Record<string, string>> | null;
  /** Stands in for parts of the decoy host. */
  readonly decoyParts?: Partial<DecoyHost>;
  /** What stands for the Internet, in place of the real one; nothing is asked unless the configuration allows it. */
  readonly internet?: Internet;
  /** Folder for what customers upload to be seen, made when missing; null keeps it in memory (`--ephemeral`). */
  readonly uploads: string | null;
  /** Address the shop will listen on: always welcome as a Host header. */
  readonly host: string;
  /** Further welcome host names; `*` welcomes all (decision 12). */
  readonly allowedHosts: readonly string[];
  /** Told of what learners were after, as far as it is more than the shop offers. */
  readonly contained: LogContained;
}

/** Makes the shop without its routes. @param server that it will have: not listening yet */
export function createShop(options: ShopOptions, { server }: FastifyInstance): ShopContext {
  const { config, budgets, content, databases, evaluator, contained, pages, log } = options;
  const decoy = createDecoyHost({
    openBase: () => openPack(options.readDecoyPack()),
    overlay: databases.overlay,
    evaluator,
    ...originOf(server, options),
    internet: config.server.allowInternet ? (options.internet ?? createInternet()) : null,
    log: (text) => log('warn', text),
    contained,
  });
  return {
    config,
    budgets,
    content,
    database: watchLearnerText(databases.shop, (text) => contained('database', text)),
    documents: databases.documents,
    longAnswers: createLongAnswers(budgets, databases.shopBytes),
    sessions: createSessions(budgets.sessions),
    tokens: createTokens(content.keys),
    translations: createTranslations(
      content.locales.map((locale) => locale.key),
      tablesOnDemand(options.readServerTexts),
    ),
    events: createShopEvents((error, name) => log('warn', `A listener of ${name} failed: ${error}`)),
    evaluator: watchCode(evaluator, contained),
    decoy: { ...decoy, ...options.decoyParts },
    pages,
    uploads: createUploads(options.uploads === null ? memoryShelf() : folderShelf(options.uploads), budgets.uploads),
    log,
  };
}

/** What the decoy's gate takes for the shop itself, and where it really is. */
function originOf(server: FastifyInstance['server'], { config, host, allowedHosts }: ShopOptions) {
  const listensAt = () => {
    const address = server.address();
    if (address === null || typeof address === 'string') {
      return undefined;
    }
    // Bound to all addresses, it is reached under the loopback one.
    const places: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
    return { host: places[address.address] ?? address.address, port: address.port };
  };
  const names = [host, ...allowedHosts].filter((name) => name !== '*').map((name) => name.toLowerCase());
  return { listensAt, own: () => ({ ports: [3000, config.server.port, listensAt()?.port ?? 0], names }) };
}
