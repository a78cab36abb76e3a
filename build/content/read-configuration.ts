import { z } from 'zod';
import { applyLayers } from '../../server/config/apply-layers.ts';
import { brokenRules } from '../../server/config/content-rules.ts';
import { overlay } from '../../server/config/overlay.ts';

import { type Configuration, configurationShape, type Shape } from '../../shared/api/configuration.ts';
import { ContentError, type ContentFiles } from './read-content.ts';
import { countryMappingSchema } from './schema.ts';

/** Reads the default configuration from its three files, and checks that it is complete and valid. @throws ContentError */
export function readConfiguration(files: ContentFiles): Configuration {
  const file = 'config/default.yml';
  const written = files.yaml(file, z.record(z.string(), z.unknown()));
  const defaults = Object.fromEntries(
    Object.entries({
      ...written,
      products: files.yaml('seed/products.yml', z.array(z.unknown())),
      memories: files.yaml('seed/memories.yml', z.array(z.unknown())),
    }).sort(([a], [b]) => topLevelOrder.indexOf(a) - topLevelOrder.indexOf(b)),
  );
  const faults: string[] = missingKeys(defaults, configurationShape).map((path) => `${path}: is missing`);
  overlay(undefined, defaults, configurationShape, {
    fault: (path, message) => faults.push(`${path}: ${message}`),
    unknownKey: (path) => faults.push(`${path}: is not present in schema`),
  });
  if (faults.length === 0) {
    // The checks above found it complete and of the right shape.
    const configuration = defaults as unknown as Configuration;
    faults.push(...brokenRules(configuration));
    if (faults.length === 0) {
      return configuration;
    }
  }
  throw new ContentError(faults.map((fault) => `resources/${file}: ${fault}`).join('\n'));
}

/** The order that the contract prescribes (api-learning.md 15). */
const topLevelOrder = Object.keys(configurationShape.fields);

/** Returns the keys that a complete configuration must have and this one lacks. Items of lists may leave keys out. */
function missingKeys(value: unknown, shape: Shape, path = ''): string[] {
  if (shape.kind !== 'object' || value === null) {
    return value === undefined ? [path] : [];
  }
  const fields = new Map(Object.entries(value ?? {}));
  return Object.entries(shape.fields).flatMap(([key, inner]) =>
    missingKeys(fields.get(key), inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Reads the named variants (decision 15), which hold only what differs from the defaults, and tries each on them. @throws ContentError */
export function readVariants(files: ContentFiles, defaults: Configuration): Readonly<Record<string, unknown>> {
  const countryMapping = files.yaml('config/country-mapping.yml', countryMappingSchema);
  const variants = files.yamlFolder('config/variants', z.record(z.string(), z.unknown()));
  const fbctf = applyOver(variants.fbctf, { ctf: { countryMapping } });
  const all = { ...variants, fbctf };
  for (const [name, variant] of Object.entries(all)) {
    const { errors, unknownKeys } = applyLayers(defaults, [variant]);
    const faults = [...errors, ...unknownKeys];
    if (faults.length > 0) {
      throw new ContentError(faults.map((fault) => `resources/config/variants/${name}.yml: ${fault}`).join('\n'));
    }
  }
  return all;
}

/** Merges the country mapping into the variant that uses it. */
function applyOver(variant: unknown, part: { readonly ctf: Readonly<Record<string, unknown>> }): unknown {
  const base = z.looseObject({ ctf: z.looseObject({}).default({}) }).parse(variant ?? {});
  return { ...base, ctf: { ...base.ctf, ...part.ctf } };
}
