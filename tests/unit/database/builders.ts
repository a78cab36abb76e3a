import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildContent } from '../../../build/content/build-content.ts';
import type { Config } from '../../../server/config/config.ts';
import { type Databases, openDatabases } from '../../../server/database/open.ts';
import { type Preparation, prepareShop } from '../../../server/database/prepare.ts';

import { readInHere } from '../../support/reader-in-here.ts';

/** The content as it ships. */
export const { content } = buildContent(join(import.meta.dirname, '../../../resources'));

/** Returns the default configuration with some of its challenge or application settings changed. */
export function configWith(change: {
  readonly application?: Partial<Config['application']>;
  readonly challenges?: Partial<Config['challenges']>;
  readonly products?: Config['products'];
  readonly memories?: Config['memories'];
}): Config {
  const defaults = content.configuration;
  return {
    ...defaults,
    ...change,
    application: { ...defaults.application, ...change.application },
    challenges: { ...defaults.challenges, ...change.challenges },
  };
}

/** Opens a seeded shop that lives in memory until the test ends. */
export function seededShop(config: Config = content.configuration): Databases {
  const databases = openDatabases({ kind: 'memory' }, undefined, readInHere());
  onTestFinished(() => databases.close());
  prepareShop(databases, content, config, { fresh: false });
  return databases;
}

/** Makes an empty folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'juice-range-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens and prepares the shop of a folder, lets the visitor use it, and closes it. */
export function visitShop<Result>(
  folder: string,
  visit: (databases: Databases, preparation: Preparation) => Result,
  options: { readonly config?: Config; readonly fresh?: boolean } = {},
): Result {
  const databases = openDatabases({ kind: 'folder', path: folder });
  try {
    const config = options.config ?? content.configuration;
    return visit(databases, prepareShop(databases, content, config, { fresh: options.fresh ?? false }));
  } finally {
    databases.close();
  }
}
