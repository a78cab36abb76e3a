import type { Configuration } from '../../shared/api/configuration.ts';
import type { Config } from './config.ts';

export interface ConfigFile {
  readonly name: string;
  readonly text: string;
}

export interface ConfigSources {
  /** `Content.configuration`. */
  readonly defaults: Configuration;
  /** `Content.variants`. */
  readonly variants: Readonly<Record<string, unknown>>;
  /** Name of a variant (environment variable `NODE_ENV`); an unknown one only causes a warning. */
  readonly variant: string | null;
  /** The operator's own file, YAML or JSON, which wins over the variant. */
  readonly file: ConfigFile | null;
  /** The settings of a workshop profile, which win over the operator's file. */
  readonly workshop?: ConfigFile | null;
  /** One more file, which wins over all others (environment variable `NODE_CONFIG`). */
  readonly overrides?: ConfigFile | null;
}

export type LoadedConfig =
  | { readonly kind: 'loaded'; readonly config: Config; readonly warnings: readonly string[] }
  /** Each error is one line: `<path>: <message>`, or the text of a content rule (api-learning.md 16). */
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/**
 * Merges and checks the configuration (api-learning.md 16): defaults, then variant, then files. An unknown key only causes a warning,
 * since files for later versions of Juice Shop have some. A value of the wrong type is refused.
 */
export async function loadConfig({
  defaults,
  variants,
  variant,
  file,
  workshop,
  overrides,
}: ConfigSources): Promise<LoadedConfig> {
  const isVariantKnown = variant !== null && Object.hasOwn(variants, variant);
  const warnings =
    variant === null || isVariantKnown
      ? []
      : [`There is no configuration variant named ${variant}; the defaults apply.`];
  const files = [file, workshop, overrides].filter(
    (given): given is ConfigFile => given !== null && given !== undefined,
  );
  if (!isVariantKnown && files.length === 0) {
    // The packer has checked the defaults.
    return { kind: 'loaded', config: defaults, warnings };
  }

  const layers = isVariantKnown ? [variants[variant]] : [];
  for (const { name, text } of files) {
    const { readConfigFile } = await import('./read-file.ts');
    const read = await readConfigFile(name, text);
    if (read.kind === 'refused') {
      return read;
    }
    layers.push(read.value);
  }
  const { applyLayers } = await import('./apply-layers.ts');
  const { config, errors, unknownKeys } = applyLayers(defaults, layers);
  return errors.length === 0
    ? { kind: 'loaded', config, warnings: [...warnings, ...unknownKeys.map((line) => `${line}, ignored`)] }
    : { kind: 'refused', errors };
}
