import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Training } from '../training.ts';
import { createProgressGauges } from './progress-gauges.ts';
import { addProcessFigures, createRegistry } from './registry.ts';
import { countRequests } from './request-counters.ts';
import { createShopGauges } from './shop-gauges.ts';
import { createStartupGauges, type StartupTimes } from './startup-gauges.ts';

/** How often, in milliseconds, the figures of shop and progress are refreshed (api-learning.md 21). */
const period = 5000;

// snippet: exposedMetricsChallenge
/**
 * Registers `GET /metrics` in Prometheus' format.
 * @param root has none of the headers and hooks that all other answers have
 * @param answers whose finished requests are counted
 * @param startup how long the steps of the start took
 */
export function registerMetrics(
  root: FastifyInstance,
  answers: FastifyInstance,
  training: Training,
  startup: StartupTimes,
): void {
  const { config, events, shop } = training;
  const prefix = `${config.application.customMetricsPrefix}_`;
  const registry = createRegistry(config.application.customMetricsPrefix);
  const ready = createStartupGauges(registry, prefix, startup);
  countRequests(registry, answers, events);
  const refreshProgress = createProgressGauges(registry, prefix, training);
  const refreshShop = createShopGauges(registry, prefix);
  const refresh = everyPeriod(() => {
    refreshProgress();
    refreshShop(shop.figures());
  });
  let hasProcessFigures = false;

  const serveMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    noteReader(training, request.headers['user-agent']);
    if (!hasProcessFigures) {
      addProcessFigures(registry);
      hasProcessFigures = true;
    }
    refresh();
    reply.type(registry.contentType);
    return registry.metrics(); // neutral: exposedMetricsChallenge
  };
  // weakness: exposedMetricsChallenge (anybody may read what is meant for the operators)
  root.get('/metrics', serveMetrics); // vulnerable: exposedMetricsChallenge

  root.addHook('onReady', (done) => {
    ready(performance.now() / 1000);
    done();
  });
}
// endsnippet: exposedMetricsChallenge

/** @param userAgent as sent; the operators' own tools don't count as having found the metrics */
function noteReader({ config, engine }: Training, userAgent: string | undefined): void {
  if (!config.challenges.metricsIgnoredUserAgents.some((ignored) => userAgent?.includes(ignored))) {
    engine.solve('exposedMetricsChallenge');
  }
}

/**
 * Refreshes at the first call in each period after the first one. The figures are then as old as with a timer, and
 * nothing is counted while nobody reads them.
 */
function everyPeriod(look: () => void): () => void {
  const start = performance.now();
  let last = 0;
  return () => {
    const current = Math.floor((performance.now() - start) / period);
    if (current > last) {
      last = current;
      look();
    }
  };
}
