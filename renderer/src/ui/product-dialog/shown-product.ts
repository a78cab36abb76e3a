import type { Product } from '../../../../shared/api/answers.ts';
import type { RichText } from '../rich-text/rich-text.ts';

/** A product as the dialog takes it. One straight from the API works too, because the dialog sanitises its description. */
export interface ShownProduct extends Omit<Product, 'description'> {
  readonly description: RichText;
}
