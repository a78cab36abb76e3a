import { basename, join } from 'node:path';
import { readSmallFile } from '../../../shared/workshop/small-file.ts';
import { UsageError } from './arguments.ts';

/** A configuration file as it is handed to the shop, which checks it. */
export interface ConfigurationFile {
  readonly name: string;
  readonly text: string;
  /** Whether it was mounted as a variant, and replaces one that ships. */
  readonly isVariant?: boolean;
}

/** Where MultiJuicer mounts its configuration (decision 43). */
const multiJuicerFolder = '/juice-shop/config';

/** In MiB. */
const largest = 1;

/** Reads the file named by `--config`. @throws UsageError */
export function readConfigurationFile(path: string): ConfigurationFile {
  const file = readIfThere(path);
  if (file === null) {
    throw new UsageError(`The configuration file ${path} does not exist.`);
  }
  return file;
}

/**
 * Looks for the file of a variant that doesn't ship: `<variant>.yaml`, `.yml` or `.json` in the folder that
 * NODE_CONFIG_DIR names, or else where MultiJuicer mounts it (api-learning.md 18, decision 43).
 * @returns null when there is none
 */
export function findVariantFile(variant: string, folder: string | undefined): ConfigurationFile | null {
  if (basename(variant) !== variant) {
    return null;
  }
  for (const extension of ['yaml', 'yml', 'json']) {
    const file = readIfThere(join(folder || multiJuicerFolder, `${variant}.${extension}`));
    if (file !== null) {
      return { ...file, isVariant: true };
    }
  }
  return null;
}

/** @throws UsageError when the file exists but can't be read */
function readIfThere(path: string): ConfigurationFile | null {
  const file = readSmallFile(path, largest);
  switch (file.kind) {
    case 'read':
      return { name: path, text: file.text };
    case 'missing':
      return null;
    case 'bad':
      throw new UsageError(`The configuration file ${path} cannot be used. ${file.reason}`);
  }
}
