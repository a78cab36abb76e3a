import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { ShopEventEmitter } from '../../shop/events.ts';
import type { ShopView } from '../../shop/view.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Progress } from '../progress.ts';
import { createProgressGauges, type LearningFigures } from './progress-gauges.ts';
import { addProcessFigures, createRegistry } from './registry.ts';
import { countRequests } from './request-counters.ts';
import { createShopGauges } from './shop-gauges.ts';
import { createStartupGauges, type StartupTimes } from './startup-gauges.ts';

/** Milliseconds between two looks at shop and progress (api-learning.md 21). */
const period = 5000;

export interface MetricsOptions {
  readonly config: Config;
  readonly events: ShopEventEmitter;
  readonly startup: StartupTimes;
}

/** Whom the figures are about, and who wants to know that somebody reads them. */
export interface MetricsSources {
  readonly catalogue: Catalogue;
  readonly progress: Progress;
  readonly learning: LearningFigures;
  readonly shop: ShopView;
  /** @param userAgent as sent; undefined when it was not */
  readonly onRead: (userAgent: string | undefined) => void;
}

/** Gives the figures of a shop, once there is one. */
export type FollowMetrics = (sources: MetricsSources) => void;

// snippet: exposedMetricsChallenge
/**
 * Registers `GET /metrics` in Prometheus' format.
 * @param root has none of the headers and hooks that all other answers have
 * @param answers whose finished requests are counted
 * @returns to be called once with what the figures are about
 */
export function registerMetrics(
  root: FastifyInstance,
  answers: FastifyInstance,
  { config, events, startup }: MetricsOptions,
): FollowMetrics {
  const prefix = `${config.application.customMetricsPrefix}_`;
  const registry = createRegistry(config.application.customMetricsPrefix);
  const ready = createStartupGauges(registry, prefix, startup);
  countRequests(registry, answers, events);
  let refresh: (() => void) | undefined;
  let onRead: MetricsSources['onRead'] | undefined;
  let hasProcessFigures = false;

  const serveMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    onRead?.(request.headers['user-agent']);
    if (!hasProcessFigures) {
      addProcessFigures(registry);
      hasProcessFigures = true;
    }
    refresh?.();
    reply.type(registry.contentType);
    return registry.metrics(); // neutral: exposedMetricsChallenge
  };
  // weakness: exposedMetricsChallenge (anybody may read what is meant for the operators)
  root.get('/metrics', serveMetrics); // vulnerable: exposedMetricsChallenge

  root.addHook('onReady', (done) => {
    ready(performance.now() / 1000);
    done();
  });

  return ({ catalogue, progress, learning, shop, onRead: tell }) => {
    const refreshProgress = createProgressGauges(registry, prefix, catalogue, progress, learning);
    const refreshShop = createShopGauges(registry, prefix);
    onRead = tell;
    refresh = everyPeriod(() => {
      refreshProgress();
      refreshShop(shop.figures());
    });
  };
}
// endsnippet: exposedMetricsChallenge

/**
 * Looks again at the first call in each period after the first one, so that the figures are as old as with a timer, and
 * nothing is counted while nobody reads.
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
