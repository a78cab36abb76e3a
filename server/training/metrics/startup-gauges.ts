import type { Registry } from 'prom-client';
import { gaugesOf } from './registry.ts';

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
  const gauge = gaugesOf(registry, prefix);
  const durations = gauge('startup_duration_seconds', 'Duration of the tasks of the start.', ['task']);
  for (const [task, seconds] of Object.entries(times)) {
    durations.set({ task }, seconds);
  }
  gauge('version_info', 'Version of the application.', Object.keys(version)).set(version, 1);
  return (ready) => durations.set({ task: 'ready' }, ready);
}
