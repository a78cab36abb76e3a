import { createHash } from 'node:crypto';
import type { Content } from '../../../shared/content/content.ts';
import type { Config } from '../../config/config.ts';

/** Counts changes to the seeding code that the content doesn't show. Raise it when ids, hashes or rules change. */
const seedingRules = 1;

/**
 * Returns a hash of everything that a shop is seeded from: the content, the parts of the configuration that seeding
 * reads, and the rules. After an update of the app or a change to the configuration, a stored shop of another edition
 * no longer fits the challenges, so it is seeded anew. Challenge texts aren't included, because they are rewritten at
 * each start.
 */
export function editionOf(content: Content, config: Config): string {
  const { domain, numberOfRandomFakeUsers } = config.application;
  const parts = [
    seedingRules,
    content.tables,
    content.users,
    content.records,
    content.keys,
    config.products,
    config.memories,
    config.challenges.safetyMode === 'enabled',
    domain,
    numberOfRandomFakeUsers,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
