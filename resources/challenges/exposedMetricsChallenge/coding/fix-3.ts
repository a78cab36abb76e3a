import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns whether two texts are the same. However they differ, the comparison takes the same time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

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
  const key = process.env.METRICS_KEY;

  const serveMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!key || !isSame(request.headers.authorization ?? '', `Bearer ${key}`)) {
      return reply.code(401).send('Unauthorized');
    }
    noteReader(training, request.headers['user-agent']);
    if (!hasProcessFigures) {
      addProcessFigures(registry);
      hasProcessFigures = true;
    }
    refresh();
    reply.type(registry.contentType);
    return registry.metrics();
  };
  root.get('/metrics', serveMetrics);

  root.addHook('onReady', (done) => {
    ready(performance.now() / 1000);
    done();
  });
}
