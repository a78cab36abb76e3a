import sanitizeHtml from 'sanitize-html';
import type { Content } from '../../shared/content/content.ts';
import { ContentError } from './read-content.ts';

/**
 * Checks what the schemas of single files cannot: that ids match positions, that names exist in other files, and that the shop's
 * filter library would not change a text when it is stored.
 * @throws ContentError
 */
export function checkRecords({ configuration, users, records }: Content): void {
  const userKeys = new Set(users.map((user) => user.key));
  const fail = (file: string, message: string): never => {
    throw new ContentError(`resources/seed/${file}: ${message}`);
  };

  users.forEach((user, index) => {
    if (user.id !== index + 1) {
      fail('users.yml', `${index}.id: expected ${index + 1}, received ${user.id}`);
    }
  });
  const answers = users.flatMap((user) => (user.security === undefined ? [] : [user.security.answerId]));
  const feedback = [...users.flatMap((user) => user.feedback ?? []), ...records.anonymousFeedback];
  requireNumbering(answers, 'security answers');
  requireNumbering(
    users.flatMap((user) => user.addresses.map((address) => address.id)),
    'addresses',
  );
  requireNumbering(
    users.flatMap((user) => user.cards.map((card) => card.id)),
    'cards',
  );
  requireNumbering(
    feedback.map(({ id }) => id),
    'feedback',
  );
  requireNumbering(
    records.baskets.flatMap((basket) => basket.items.map((item) => item.id)),
    'basket items',
  );

  const named = [
    ...[...records.baskets, ...records.complaints, ...records.recycles].map(({ user }) => user),
    ...records.orders.flatMap(({ user }) => user ?? []),
    records.firstMemory.user,
    ...Object.values(records.geoStalking),
    ...configuration.memories.flatMap(({ user }) => user ?? []),
    ...configuration.products.flatMap(({ reviews }) => (reviews ?? []).flatMap(({ author }) => author ?? [])),
  ];
  const stranger = named.find((key) => !userKeys.has(key));
  if (stranger !== undefined) {
    fail('users.yml', `expected a user ${stranger}, which another file names`);
  }

  const products = [...records.baskets.flatMap(({ items }) => items), ...records.orders.flatMap(({ items }) => items)];
  const missing = products.find(({ ProductId }) => ProductId > 4);
  if (missing !== undefined) {
    fail('records.yml', `expected only products 1 to 4, which every configuration has, received ${missing.ProductId}`);
  }

  for (const { comment } of feedback) {
    if (sanitizeHtml(comment) !== comment) {
      fail('records.yml', `expected feedback as the filter library leaves it, received ${comment}`);
    }
  }
}

function requireNumbering(ids: readonly number[], what: string): void {
  const sorted = [...ids].sort((a, b) => a - b);
  const wrong = sorted.findIndex((id, index) => id !== index + 1);
  if (wrong !== -1) {
    throw new ContentError(
      `resources/seed: ${what}: expected ids 1 to ${ids.length}, received ${sorted[wrong]} at position ${wrong + 1}`,
    );
  }
}
