import type { Config } from './config.ts';
import { brokenRules } from './content-rules.ts';
import { overlay } from './overlay.ts';
import { configurationShape } from './shape.ts';

/** Lays configurations over the defaults, one after the other, and checks the result (api-learning.md 16). */
export function applyLayers(
  defaults: Config,
  layers: readonly unknown[],
): { readonly config: Config; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const report = (path: string, message: string) => {
    errors.push(path === '' ? `The configuration ${message}` : `${path}: ${message}`);
  };
  // What fits the shape is laid over a complete configuration, so the result is one.
  const config = layers.reduce((base, layer) => overlay(base, layer, configurationShape, report), defaults) as Config;
  return { config: withoutEmptyRedirects(config), errors: [...errors, ...brokenRules(config)] };
}

/** Every key is optional for the schema, but a redirect without an address leads nowhere. */
function withoutEmptyRedirects(config: Config): Config {
  const { googleOauth } = config.application;
  const authorizedRedirects = googleOauth.authorizedRedirects.filter(({ uri }) => uri !== undefined);
  return { ...config, application: { ...config.application, googleOauth: { ...googleOauth, authorizedRedirects } } };
}
