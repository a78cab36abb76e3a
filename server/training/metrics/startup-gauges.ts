import type { Registry } from 'prom-client';
import { gaugesOf } from './registry.ts';

/** How long each task of the start took, in seconds (api-learning.md 21). Tasks that weren't measured are left out. */
export interface StartupTimes {
  readonly validatePreconditions?: number;
  readonly cleanupFtpFolder?: number;
  readonly validateConfig?: number;
  readonly datacreator?: number;
  readonly customizeApplication?: number;
  readonly customizeEasterEgg?: number;
}

/** The version of the contract, which the range's clients rely on. */
const version = { version: '18.0.0', major: '18', minor: '0', patch: '0' };

/**
 * Makes the gauges that exist from the start.
 * @param prefix with its final underscore
 * @returns a function that takes how many seconds after its process began the shop was ready
 */
export function createStartupGauges(registry: Registry, prefix: string, times: StartupTimes): (ready: number) => void {
  const gauge = gaugesOf(registry, prefix);
  const durations = gauge('startup_duration_seconds', 'Duration of the start-up tasks.', ['task']);
  for (const [task, seconds] of Object.entries(times)) {
    durations.set({ task }, seconds);
  }
  gauge('version_info', 'Version of the application.', Object.keys(version)).set(version, 1);
  return (ready) => durations.set({ task: 'ready' }, ready);
}
