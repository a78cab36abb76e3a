import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Metrics that prom-client reads from places where the confined shop process may not look (architecture.md 1, wall 3). */
const unreadable = ['process_virtual_memory_bytes', 'process_heap_bytes', 'process_open_fds', 'process_max_fds'];

/** Makes a registry whose samples all carry the label `app` after their own labels (api-learning.md 21). */
export function createRegistry(app: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ app });
  return registry;
}

/** Returns a function that makes gauges of the registry from their names without prefix. @param prefix with its final underscore */
export function gaugesOf(registry: Registry, prefix: string) {
  return (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: prefix + name, help, labelNames: [...labelNames], registers: [registry] });
}

/**
 * Adds the metrics of the process and the engine. From then on they observe the event loop and the garbage collector,
 * which costs something, so call this only once somebody asks for them.
 */
export function addProcessFigures(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  if (process.permission === undefined) {
    return;
  }
  for (const name of unreadable) {
    registry.removeSingleMetric(name);
  }
  registry.removeSingleMetric('process_resident_memory_bytes');
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory size in bytes.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}
