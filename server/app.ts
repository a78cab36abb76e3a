import cookie from '@fastify/cookie';
import type { App, AppOptions } from './app-options.ts';
import { budgets as usualBudgets } from './budgets.ts';
import { registerChain } from './chain/endpoint/register-chain.ts';
import { createChainClient } from './chain/remote/chain-client.ts';
import { createFilters } from './chain/remote/filters.ts';
import { createContainedLog } from './decoy/contained/contained-log.ts';
import { registerDecoyInternet } from './decoy/internet/decoy-internet.ts';
import { registerHtmlEditor } from './decoy/internet/html-editor.ts';
import { registerAccessLog } from './http/access-log/access-log.ts';
import { createMemoryLog } from './http/access-log/memory-log.ts';
import { createFrameEvents } from './http/events.ts';
import { registerBodyParser } from './http/frame/body-parser.ts';
import { registerHostCheck } from './http/frame/common-headers.ts';
import { createHostRefusal } from './http/frame/host-check.ts';
import { registerLiteralPaths } from './http/frame/literal-paths.ts';
import { listRoutes } from './http/frame/registered-routes.ts';
import { createServer } from './http/frame/server.ts';
import { registerGuards } from './http/guards/guards.ts';
import { registerErrorHandler } from './http/pages/error-handler.ts';
import { registerFallback } from './http/pages/fallback.ts';
import { openBuiltFiles, registerFrontEnd } from './http/pages/front-end.ts';
import { createIndexPage } from './http/pages/index-page.ts';
import { registerFrame } from './http/register-frame.ts';
import { serveUploads } from './http/uploads/serve-uploads.ts';
import { readFirstProducts } from './shop/catalogue/first-products.ts';
import { createShop, registerShop, registerShopFiles, registerShopUploads } from './shop/shop.ts';
import { registerHandbook } from './training/handbook/register-handbook.ts';
import { registerMetrics } from './training/metrics/register-metrics.ts';
import { registerTraining } from './training/register.ts';
import { registerServerSide } from './training/routes/server-side.ts';
import { createTraining } from './training/training.ts';
import { registerWorkbench } from './workbench/register-workbench.ts';

/**
 * Builds the app. Requests meet the registrations from top to bottom, in the order of the contract's table
 * (api-account.md 1). An inner `register` inherits the hooks of the outer ones, never the other way round.
 * @throws when `pages` has no `index.html`
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, content, pages, log, budgets = usualBudgets } = options;
  const warn = (text: string) => log('warn', text);
  const contained = createContainedLog(warn);
  const frame = createFrameEvents();
  const begun = performance.now();
  // Nobody asks for the page before there is a shop.
  const indexPage = createIndexPage(pages, config, {
    changes: () => shop.database.changes(),
    read: () => readFirstProducts(shop),
  });
  const startup = { ...options.startup, customizeApplication: (performance.now() - begun) / 1000 };
  const server = createServer(budgets);
  const shop = createShop({ ...options, budgets, contained }, server);
  const { events, sessions, tokens, translations } = shop;
  const chain = createChainClient({ ...options.chain, limits: budgets.rpc, log });
  chain.onBlock(({ logs }) => {
    for (const { address, topics } of logs) {
      events.emit('contract.logged', { address, topics });
    }
  });
  const filters = createFilters(chain, budgets.rpc);
  const training = createTraining({ ...options, budgets, events, frame, translations });

  const resetShop = async () => {
    try {
      await options.resetShop();
      await shop.uploads.clear();
      shop.decoy.reset();
      chain.reset();
      filters.clear();
      events.emit('chain.cleared', {});
    } catch (error) {
      options.onResetFailed?.(error);
      throw error;
    }
    training.projection.writeAll();
  };

  const hostRefusal = createHostRefusal(options.host, options.allowedHosts);
  const logs = options.logs ?? createMemoryLog();
  const routes = listRoutes(server);
  registerHostCheck(server, hostRefusal);
  const built = openBuiltFiles(pages);
  registerHtmlEditor(server, built);
  registerErrorHandler(server, { config, events: frame, log });
  await server.register(async (answers) => {
    registerMetrics(server, answers, training, startup);
    const onHostilePath = (request: string) => contained('paths', request);
    registerFrame(answers, { config, budgets, locales: content.locales, events: frame, onHostilePath });
    registerLiteralPaths(answers);
    registerServerSide(answers, training, indexPage.send);
    serveUploads(answers, shop.uploads);
    registerShopFiles(answers, { shop, frame, indexPage, logs });
    registerDecoyInternet(answers, built, shop);
    registerHandbook(answers, training);
    registerFrontEnd(answers, built, indexPage, config);
    await registerChain(answers, { client: chain, filters, limits: budgets.rpc });
    await answers.register(async (workbench) =>
      registerWorkbench(workbench, { limits: budgets.workbench, recordsOthers: options.recordsOthers }),
    );
    await answers.register(cookie, { secret: content.keys.cookieSecret });
    await answers.register(registerShopUploads, shop);
    await answers.register(async (guarded) => {
      registerBodyParser(guarded);
      await registerAccessLog(guarded, logs, warn);
      registerGuards(guarded, { tokens, sessions, events: frame, rateLimits: budgets.rateLimits });
      registerFallback(guarded, indexPage);
      await guarded.register(registerTraining, { training, budgets, hostRefusal, resetShop });
      await guarded.register(registerShop, shop);
    });
  });
  await server.ready();

  const { resetProgress, classDesk, setFlagKey } = training;
  return { server, routes: routes(), events, decoy: shop.decoy, resetShop, resetProgress, classDesk, setFlagKey };
}
