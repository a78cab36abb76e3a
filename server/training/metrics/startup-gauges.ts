import { Gauge, type Registry } from 'prom-client';

/** What the start is made of, in seconds (api-learning.md 21). Tasks that were not measured are left out. */
export interface StartupTimes {
  readonly validatePreconditions?: number;
  readonly cleanupFtpFolder?: number;
  readonly validateConfig?: number;
  readonly datacreator?: number;
  readonly customizeApplication?: number;
  readonly customizeEasterEgg?: number;
}

/** The version of the contract, which clients of the range rely on. */
const version = { version: '18.0.0', major: '18', minor: '0', patch: '0' };

/**
 * Makes the gauges that are there from the start on.
 * @param prefix with its final underscore
 * @returns notes that the shop is ready, so many seconds after its process began
 */
export function createStartupGauges(registry: Registry, prefix: string, times: StartupTimes): (ready: number) => void {
  const registers = [registry];
  const durations = new Gauge({
    name: `${prefix}startup_duration_seconds`,
    help: 'Duration of the tasks of the start.',
    labelNames: ['task'],
    registers,
  });
  for (const [task, seconds] of Object.entries(times)) {
    durations.set({ task }, seconds);
  }
  new Gauge({
    name: `${prefix}version_info`,
    help: 'Version of the application.',
    labelNames: Object.keys(version),
    registers,
  }).set(version, 1);
  return (ready) => durations.set({ task: 'ready' }, ready);
}
