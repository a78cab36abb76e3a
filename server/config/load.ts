import type { Configuration } from '../contract/configuration.ts';
import type { Config } from './config.ts';

export interface ConfigSources {
  /** `Content.configuration`. */
  readonly defaults: Configuration;
  /** `Content.variants`. */
  readonly variants: Readonly<Record<string, unknown>>;
  /** Name of a variant (environment variable `NODE_ENV`); an unknown one only warns. */
  readonly variant: string | null;
  /** The operator's own file, YAML or JSON, which wins over the variant. */
  readonly file: { readonly name: string; readonly text: string } | null;
}

export type LoadedConfig =
  | { readonly kind: 'loaded'; readonly config: Config; readonly warnings: readonly string[] }
  /** Each error is one line: `<path>: <message>`, or the text of a content rule (api-learning.md 16). */
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/** Merges and checks the configuration (api-learning.md 16): defaults, then variant, then file. */
export async function loadConfig(_sources: ConfigSources): Promise<LoadedConfig> {
  throw new Error('soon');
}
