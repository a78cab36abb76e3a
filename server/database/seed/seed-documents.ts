import { createHash, randomBytes } from 'node:crypto';
import type { OrderContent } from '../../../shared/content/seed.ts';
import { maskedEmail } from '../masked-email.ts';
import type { SeedDocuments } from '../stored-documents.ts';
import type { SeededProduct } from './seed-products.ts';
import { emailOf, knownUser, randomBetween, type SeedRun, userByKey } from './seed-run.ts';

/** Returns the reviews, in product order, and the orders (data.md 5). */
export function seedDocuments(run: SeedRun, products: readonly SeededProduct[]): SeedDocuments {
  const { content, config } = run;
  const reviews = config.products.flatMap((product, index) =>
    (product.reviews ?? []).flatMap(({ text, author }) => {
      const user = userByKey(content, author);
      return user === undefined
        ? []
        : [
            {
              message: text ?? '',
              author: emailOf(user, config),
              product: index + 1,
              likesCount: 0,
              likedBy: [],
            },
          ];
    }),
  );
  return { reviews, orders: content.records.orders.map((order) => placed(run, order, products)) };
}

function placed({ content, config }: SeedRun, order: OrderContent, products: readonly SeededProduct[]) {
  const email = order.user === undefined ? (order.word ?? '') : emailOf(knownUser(content, order.user), config);
  const lines = order.items.map(({ ProductId, quantity }) => {
    // The packer and the content rules make sure that the product exists.
    const { name, price } = products[ProductId - 1] ?? { name: '', price: 0 };
    return { quantity, name, price, total: quantity * price, bonus: Math.round(price / 10) * quantity };
  });
  return {
    orderId: `${createHash('md5').update(email).digest('hex').slice(0, 4)}-${randomBytes(8).toString('hex')}`,
    email: maskedEmail(email),
    totalPrice: lines.reduce((sum, { total }) => sum + total, 0),
    bonus: lines.reduce((sum, { bonus }) => sum + bonus, 0),
    products: lines,
    eta: order.eta ?? String(randomBetween(1, 5)),
    delivered: order.delivered,
  };
}
