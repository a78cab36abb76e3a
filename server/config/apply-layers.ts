import { configurationShape } from '../../shared/api/configuration.ts';
import type { Config } from './config.ts';
import { brokenRules } from './content-rules.ts';
import { overlay } from './overlay.ts';
import { createUnknownKeys } from './unknown-keys.ts';

/** The result of applying layers. */
export interface AppliedLayers {
  readonly config: Config;
  /** One line per fault: `<path>: <message>`, or the text of a content rule. */
  readonly errors: readonly string[];
  /** One line per unknown key, which was left out: `<path>: <message>`. */
  readonly unknownKeys: readonly string[];
}

/** Lays configurations over the defaults, one after the other, and checks the result (api-learning.md 16). */
export function applyLayers(defaults: Config, layers: readonly unknown[]): AppliedLayers {
  const errors: string[] = [];
  const unknownKeys = createUnknownKeys();
  const report = {
    fault: (path: string, message: string) => {
      errors.push(path === '' ? `The configuration ${message}` : `${path}: ${message}`);
    },
    unknownKey: unknownKeys.note,
  };
  // Values that fit the shape are laid over a complete configuration, so the result is complete too.
  const config = layers.reduce((base, layer) => overlay(base, layer, configurationShape, report), defaults) as Config;
  return {
    config: withoutEmptyRedirects(config),
    errors: [...errors, ...brokenRules(config)],
    unknownKeys: unknownKeys.lines(),
  };
}

/** Drops redirects without an address: every key is optional in the schema, but these lead nowhere. */
function withoutEmptyRedirects(config: Config): Config {
  const { googleOauth } = config.application;
  const authorizedRedirects = googleOauth.authorizedRedirects.filter(({ uri }) => uri !== undefined);
  return { ...config, application: { ...config.application, googleOauth: { ...googleOauth, authorizedRedirects } } };
}
