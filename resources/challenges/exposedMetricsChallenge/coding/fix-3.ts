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
  const key = process.env.METRICS_KEY;

  const serveMetrics = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!key || request.headers.authorization !== `Bearer ${key}`) {
      return reply.code(401).send('Unauthorized');
    }
    onRead?.(request.headers['user-agent']);
    if (!hasProcessFigures) {
      addProcessFigures(registry);
      hasProcessFigures = true;
    }
    refresh?.();
    reply.type(registry.contentType);
    return registry.metrics();
  };
  root.get('/metrics', serveMetrics);

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
