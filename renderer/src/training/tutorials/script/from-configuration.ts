import type { Configuration } from '../../../lib/config.ts';

/** A value, or a function that reads it from the shop's configuration. */
export type FromConfiguration = string | ((configuration: Configuration) => string);

export function resolve(value: FromConfiguration, configuration: Configuration): string {
  return typeof value === 'string' ? value : value(configuration);
}
