import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '../paths.ts';
import { basket } from './fruit/basket.ts';
import { backdrops, palette } from './kit/palette.ts';

/** Returns a schema for the keys of one of our tables, with their literal types. */
function keyOf<Table extends object>(table: Table) {
  // Object.keys returns string[] by design, but our tables are plain literals without other keys.
  return z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]);
}

const colour = keyOf(palette);

const drink = z.strictObject({
  vessel: z.enum(['tall', 'stout', 'slim', 'carafe', 'carton', 'cup']),
  juice: colour,
  cap: colour.default('leaf'),
  word: z.string().min(1).max(12),
  line: z.string().max(24),
  badge: z.string().max(4).optional(),
  /** Where the vessel stands on the stage, measured from the left, and its size. */
  x: z.number().default(206),
  size: z.number().default(1.08),
});

const placedFruit = z.strictObject({
  name: keyOf(basket),
  x: z.number(),
  y: z.number(),
  size: z.number().default(1),
  turn: z.number().default(0),
});

const image = z.string().regex(/^[\w-]+\.(jpg|jpeg|png)$/);

/** The picture of a drink with fruit around it. */
const drinkPicture = z.strictObject({ image, backdrop: keyOf(backdrops), drink, fruit: z.array(placedFruit) });

const descriptions = z.strictObject({ drawn: z.array(image), drinks: z.array(drinkPicture) });

export type DrinkPicture = z.infer<typeof drinkPicture>;
export type Drink = z.infer<typeof drink>;
export type PlacedFruit = z.infer<typeof placedFruit>;

/**
 * Reads which product pictures are drawn by hand, and what the drinks are composed of.
 * @throws for an invalid entry, naming it and its field
 */
export function productDescriptions(): z.infer<typeof descriptions> {
  const text = readFileSync(join(contentFolder, 'drawings/products.yml'), 'utf8');
  return descriptions.parse(parse(text));
}
