import type { ProductConfiguration } from '../../../shared/api/configuration.ts';
import type { ProductFillers } from '../../../shared/content/seed.ts';
import { isWeaknessOn } from '../../config/config.ts';
import { filterStrictly } from '../sanitisers.ts';
import { fileNameOf, randomBetween, type SeedRun } from './seed-run.ts';

/** What orders need to know about a seeded product. */
export interface SeededProduct {
  readonly name: string;
  readonly price: number;
}

/** Seeds the products, with ids in order. Returns the name and price of each, in the same order. */
export function seedProducts({ insert, content, config, now }: SeedRun): readonly SeededProduct[] {
  const fillers = content.records.products;
  // weakness: restfulXssChallenge - the description is stored as it is, and pages trust it as HTML.
  const clean = isWeaknessOn(config, 'restfulXssChallenge') ? (html: string) => html : filterStrictly;
  return config.products.map((product, index) => {
    const id = index + 1;
    const name = product.name ?? '';
    const price = product.price ?? randomBetween(1, 9);
    insert('Products', {
      id,
      name,
      description: clean(descriptionOf(product, fillers)),
      price,
      deluxePrice: product.deluxePrice ?? price,
      image: fileNameOf(product.image ?? fillers.image),
      deletedAt: isDeleted(product) ? now : null,
    });
    return { name, price };
  });
}

/** Seeds the stock, with the same ids as the products. */
export function seedQuantities({ insert, config }: SeedRun): void {
  config.products.forEach((product, index) => {
    insert('Quantities', {
      id: index + 1,
      ProductId: index + 1,
      quantity: product.quantity ?? randomBetween(30, 99),
      limitPerUser: product.limitPerUser ?? null,
    });
  });
}

function descriptionOf(product: ProductConfiguration, { description, appended }: ProductFillers): string {
  const url = product.urlForProductTamperingChallenge;
  return [
    product.description ?? description,
    product.useForChristmasSpecialChallenge ? appended.christmas : '',
    url ? appended.tampering.replace('{{url}}', () => url) : '',
    product.keywordsForPastebinDataLeakChallenge ? appended.unsafe : '',
  ].join('');
}

// weakness: christmasSpecialChallenge - a deleted product is only flagged, so it is still there for injected SQL and baskets.
function isDeleted(product: ProductConfiguration): boolean {
  if (product.urlForProductTamperingChallenge) {
    return false;
  }
  return Boolean(
    product.deletedDate || product.useForChristmasSpecialChallenge || product.keywordsForPastebinDataLeakChallenge,
  );
}
