import type { Product } from '../../../../shared/api/answers.ts';
import type { RichText } from '../rich-text/rich-text.ts';

/** A product as the dialog takes it: one from the API will do, its description is cleaned then. */
export interface ShownProduct extends Omit<Product, 'description'> {
  readonly description: RichText;
}
