import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { CodingChallenges } from '../shared/api/coding-challenges.ts';
import type { ChallengeTexts, Content } from '../shared/content/content.ts';
import { type Budgets, budgets as usualBudgets } from './budgets.ts';
import { registerChain } from './chain/endpoint/register-chain.ts';
import type { Genesis } from './chain/messages.ts';
import { createChainClient } from './chain/remote/chain-client.ts';
import type { ChainLink } from './chain/remote/chain-link.ts';
import type { Journal } from './chain/remote/journal.ts';
import type { Config } from './config/config.ts';
import type { Databases } from './database/open.ts';
import { emailOf } from './database/seed/seed-run.ts';
import { watchLearnerText } from './database/watch-learner-text.ts';
import { createContainedLog } from './decoy/contained/contained-log.ts';
import { watchCode } from './decoy/contained/watch-code.ts';
import type { Evaluator } from './decoy/evaluator.ts';
import { openPack } from './decoy/files/base-pack.ts';
import { createDecoyHost } from './decoy/host/create-host.ts';
import type { DecoyHost } from './decoy/host/host.ts';
import { registerHtmlEditor } from './decoy/internet/html-editor.ts';
import { registerIdentityProvider } from './decoy/internet/identity-provider.ts';
import { registerInternet } from './decoy/internet/register-internet.ts';
import { createInternet, type Internet } from './decoy/outbound/internet.ts';
import { registerAccessLog } from './http/access-log/access-log.ts';
import { createMemoryLog } from './http/access-log/memory-log.ts';
import { createFrameEvents } from './http/events.ts';
import { createAnswersInFlight } from './http/frame/answers-in-flight.ts';
import { registerBodyParser } from './http/frame/body-parser.ts';
import { registerCommonHeaders, registerHostCheck } from './http/frame/common-headers.ts';
import { createHostRefusal } from './http/frame/host-check.ts';
import { registerLargeAnswers } from './http/frame/large-answers.ts';
import { listRoutes, type RegisteredRoute } from './http/frame/registered-routes.ts';
import { createServer } from './http/frame/server.ts';
import { registerTextAnswers } from './http/frame/text-answers.ts';
import { registerWatchedPaths } from './http/frame/watched-paths.ts';
import { registerWatchedUrls } from './http/frame/watched-urls.ts';
import { registerGuards } from './http/guards/guards.ts';
import { createLongAnswers } from './http/long-answers.ts';
import { avatarPictures } from './http/pages/avatars.ts';
import { registerErrorHandler } from './http/pages/error-handler.ts';
import { registerFallback } from './http/pages/fallback.ts';
import { indexFolder } from './http/pages/folder-index.ts';
import { registerFrameTexts } from './http/pages/frame-texts.ts';
import { helpPage } from './http/pages/help-page.ts';
import { createIndexPage } from './http/pages/index-page.ts';
import { createUnpacking } from './http/pages/send-unpacked.ts';
import { registerStaticFiles } from './http/pages/static-files.ts';
import { createWithheld } from './http/pages/withheld.ts';
import { createSessions } from './http/sessions.ts';
import { createTokens } from './http/tokens.ts';
import { createTranslations, tablesOnDemand } from './http/translations.ts';
import { serveUploads } from './http/uploads/serve-uploads.ts';
import { folderShelf, memoryShelf } from './http/uploads/shelf.ts';
import { registerUploadParsers } from './http/uploads/upload-parsers.ts';
import { createUploads } from './http/uploads/uploads.ts';
import { registerApiDocs } from './shop/b2b/api-docs.ts';
import type { ShopContext } from './shop/context.ts';
import { createShopEvents, type ShopEventEmitter } from './shop/events.ts';
import { registerFileServers } from './shop/files/file-servers.ts';
import { registerVideoFolder } from './shop/promotion/video-folder.ts';
import { registerShop, registerShopUploads } from './shop/register.ts';
import { createShopView } from './shop/view.ts';
import { registerMetrics } from './training/metrics/register-metrics.ts';
import type { StartupTimes } from './training/metrics/startup-gauges.ts';
import type { ProgressElsewhere } from './training/progress.ts';
import { registerTraining, type Training } from './training/register.ts';
import { registerServerSide } from './training/routes/server-side.ts';

/** Everything the app is made of. Paths are absolute. */
export interface AppOptions {
  readonly config: Config;
  /** How far what learners reach may grow; tests give other limits. */
  readonly budgets?: Budgets;
  readonly content: Content;
  /** Open and seeded; closed by the caller after `server.close()`. */
  readonly databases: Databases;
  readonly evaluator: Evaluator;
  /** The local chain (rulings 38): the way to its process, where its blocks are kept, and how it begins, read on first use. */
  readonly chain: { readonly link: ChainLink; readonly journal: Journal; readonly readGenesis: () => Genesis };
  /** Content of `decoy.pack`, read when something first reaches for the decoy's files. */
  readonly readDecoyPack: () => Buffer;
  /** What the server says in a language of the menu, by English text; null where nothing is translated. Read once each. */
  readonly readServerTexts: (language: string) => Readonly<Record<string, string>> | null;
  /** The challenges in a language of the menu; null where they are not translated. Read once each. */
  readonly readChallengeTexts: (language: string) => ChallengeTexts | null;
  /** What is asked about the shop's own code, read when somebody first wants some. */
  readonly readCodingChallenges: () => CodingChallenges;
  /** Stands in for parts of the decoy host. */
  readonly decoyParts?: Partial<DecoyHost>;
  /** What stands for the Internet, in place of the real one; nothing is asked unless the configuration allows it. */
  readonly internet?: Internet;
  /** Folder with the built front end and its assets. */
  readonly pages: string;
  /** Folder for the access log, made when missing; null keeps none (`--ephemeral`). */
  readonly logs: string | null;
  /** Folder for what customers upload to be seen, made when missing; null keeps it in memory (`--ephemeral`). */
  readonly uploads: string | null;
  /** Address the shop will listen on: always welcome as a Host header. */
  readonly host: string;
  /** Further welcome host names; `*` welcomes all (rulings 12). */
  readonly allowedHosts: readonly string[];
  /** Flag key of the operator (environment variable `CTF_KEY`), null for the built-in one. */
  readonly ctfKey: string | null;
  /** Where solved challenges are reported (environment variable `SOLUTIONS_WEBHOOK`), null for nowhere. */
  readonly solutionsWebhook: string | null;
  /** Name of the configuration variant, null for the defaults. */
  readonly variant: string | null;
  /** How long the steps before this one took. */
  readonly startup: StartupTimes;
  /** Who keeps the progress of a shop without files (`--ephemeral`), beyond the end of its process. */
  readonly progressElsewhere?: ProgressElsewhere | undefined;
  /** Seeds the shop anew ("Reset shop", rulings 3). */
  readonly resetShop: () => void | Promise<void>;
  /** Told that this has failed, so that somebody starts the shop anew without its files. */
  readonly onResetFailed?: (error: unknown) => void;
  readonly log: (level: 'info' | 'warn' | 'error', text: string) => void;
}

/** The shop, ready to listen. */
export interface App {
  /** Every route that is registered. */
  readonly routes: readonly RegisteredRoute[];
  /** Not listening yet; `server.server` already carries the socket server. */
  readonly server: FastifyInstance;
  /** What the shop announces, for whoever looks at it from outside. */
  readonly events: ShopEventEmitter;
  /** The decoy host that learners reach, for whoever looks at it from outside. */
  readonly decoy: ShopContext['decoy'];
  /** Reseeds the shop and writes the solved challenges into it. */
  resetShop(): Promise<void>;
  /** Forgets everything solved. */
  resetProgress(): void;
}

/**
 * Puts the app together. What is registered further down is reached later by a request, in the order of the contract's
 * table (api-account.md 1); an inner `register` has the hooks of the outer ones, never the other way round.
 * @throws when `pages` has no `index.html`
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, content, databases, log, budgets = usualBudgets } = options;
  const frame = createFrameEvents();
  const hostRefusal = createHostRefusal(options.host, options.allowedHosts);
  const indexPageStart = performance.now();
  const indexPage = createIndexPage(options.pages, config);
  const customizeApplication = (performance.now() - indexPageStart) / 1000;
  const translations = createTranslations(
    content.locales.map((locale) => locale.key),
    tablesOnDemand(options.readServerTexts),
  );
  const sessions = createSessions(budgets.sessions);
  const tokens = createTokens(content.keys);
  const uploads = createUploads(
    options.uploads === null ? memoryShelf() : folderShelf(options.uploads),
    budgets.uploads,
  );
  const shopEvents = createShopEvents((error, name) => log('warn', `A listener of ${name} failed: ${error}`));
  const contained = createContainedLog((text) => log('warn', text));
  const server = createServer(budgets);
  const decoy = createDecoyHost({
    openBase: () => openPack(options.readDecoyPack()),
    overlay: databases.overlay,
    evaluator: options.evaluator,
    ...originOf(server, options),
    internet: config.server.allowInternet ? (options.internet ?? createInternet()) : null,
    log: (text) => log('warn', text),
    contained,
  });
  const chain = createChainClient({ ...options.chain, limits: budgets.rpc, log });
  chain.onBlock(({ logs }) => {
    for (const { address, topics } of logs) {
      shopEvents.emit('contract.logged', { address, topics });
    }
  });
  const shop: ShopContext = {
    config,
    budgets,
    content,
    database: watchLearnerText(databases.shop, (text) => contained('database', text)),
    documents: databases.documents,
    longAnswers: createLongAnswers(budgets, databases.shopBytes),
    sessions,
    tokens,
    translations,
    events: shopEvents,
    evaluator: watchCode(options.evaluator, contained),
    decoy: { ...decoy, ...options.decoyParts },
    pages: options.pages,
    uploads,
    log,
  };
  let training: Training | undefined;
  let forgetFilters = () => {};
  const resetShop = async () => {
    try {
      await options.resetShop();
      await uploads.clear();
      decoy.reset();
      chain.reset();
      forgetFilters();
      shopEvents.emit('chain.cleared', {});
    } catch (error) {
      options.onResetFailed?.(error);
      throw error;
    }
  };

  const routes = listRoutes(server);
  registerHostCheck(server, hostRefusal);
  registerHtmlEditor(server, options.pages);
  const logs = options.logs ?? createMemoryLog();
  registerErrorHandler(server, { config, events: frame, log });

  await server.register(async (answers) => {
    const followMetrics = registerMetrics(server, answers, {
      config,
      events: shopEvents,
      startup: { ...options.startup, customizeApplication },
    });
    const inFlight = createAnswersInFlight(budgets.answers);
    registerTextAnswers(answers, inFlight, budgets.answers);
    registerLargeAnswers(answers, inFlight);
    registerCommonHeaders(answers, config);
    registerFrameTexts(answers, config, content.locales, frame);
    registerWatchedUrls(answers, frame);
    registerWatchedPaths(answers, (request) => contained('paths', request));
    const serverSide = registerServerSide(answers, {
      key: content.keys.serverSideKey,
      events: shopEvents,
      sendPage: indexPage.send,
    });
    serveUploads(answers, uploads);
    registerFileServers(answers, { shop, frame, indexPage, logs });
    registerApiDocs(answers);
    registerVideoFolder(answers, shop);
    registerIdentityProvider(answers, new Set(content.users.map((user) => emailOf(user, config).toLowerCase())));
    const built = {
      folder: options.pages,
      index: indexFolder(options.pages),
      unpacking: createUnpacking(),
    };
    registerInternet(answers, built);
    registerStaticFiles(answers, built, indexPage, {
      standIns: new Map([...avatarPictures(config), helpPage]),
      isWithheld: createWithheld(config),
    });
    forgetFilters = await registerChain(answers, chain, budgets.rpc);
    await answers.register(cookie, { secret: content.keys.cookieSecret });

    await answers.register(async (forms) => {
      await registerUploadParsers(forms);
      registerShopUploads(forms, shop);
    });

    await answers.register(async (routes) => {
      registerBodyParser(routes);
      await registerAccessLog(routes, logs, (text) => log('warn', text));
      registerGuards(routes, { tokens, sessions, events: frame, rateLimits: budgets.rateLimits });
      registerFallback(routes, indexPage);
      training = registerTraining(routes, {
        config,
        content,
        readCodingChallenges: options.readCodingChallenges,
        translations,
        readChallengeTexts: options.readChallengeTexts,
        events: shopEvents,
        shop: createShopView(databases.shop, databases.documents),
        shopDatabase: databases.shop,
        progressDatabase: databases.progress,
        progressElsewhere: options.progressElsewhere ?? null,
        frame,
        ctfKey: options.ctfKey,
        solutionsWebhook: options.solutionsWebhook,
        variant: options.variant,
        hostRefusal,
        budgets,
        followMetrics,
        serverSide,
        resetShop,
        log,
      });
      registerShop(routes, shop);
    });
  });
  await server.ready();

  return {
    server,
    routes,
    events: shopEvents,
    decoy: shop.decoy,
    resetShop: async () => {
      await resetShop();
      training?.project();
    },
    resetProgress: () => training?.resetProgress(),
  };
}

/** What the decoy's gate takes for the shop itself, and where it really is. */
function originOf(server: FastifyInstance, { config, host, allowedHosts }: AppOptions) {
  const listensAt = () => {
    const address = server.server.address();
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
