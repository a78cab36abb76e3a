import { createHash } from 'node:crypto';
import type { Content } from '../../../shared/content/content.ts';
import type { Config } from '../../config/config.ts';

/** Counts changes of the seeding code that the content does not show: raise it when ids, hashes or rules change. */
const seedingRules = 1;

/**
 * Names what a shop is seeded from: content, the configured parts that seeding reads, and the rules. A stored shop of another
 * edition, after an update of the app or a change of the configuration, does not fit the challenges any more and is seeded
 * anew. Challenge texts are no part of it: they are rewritten at each start.
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
