import { fences, marks, plentiful } from '../../../shared/api/first-screen.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';

/** A product as the first screen shows it. */
export interface FirstProduct {
  readonly name: string;
  /** File name of the picture. */
  readonly image: string;
  readonly price: number;
  /** Null when the shop keeps no stock for it. */
  readonly quantity: number | null;
}

/** How many products have their pictures at once, as on the page itself. */
const withPicture = 6;

/** The index page, with and without the drawing of the shop window that the build has put into it (decision 116). */
export interface FirstScreen {
  readonly without: string;
  /** Returns the page with products in the drawing; the page without it when the build has drawn none. */
  with(products: readonly FirstProduct[]): string;
}

/** @param page the index page, whose drawing is to show this name of the application */
export function createFirstScreen(page: string, application: string): FirstScreen {
  const [start, rest = ''] = page.split(fences.begin);
  const [drawing = '', end] = rest.split(fences.end);
  const [before, plenty, few, none, after] = drawing.split(fences.card);
  if (start === undefined || end === undefined || !before || !plenty || !few || !none || !after) {
    return { without: page, with: () => page };
  }
  const opening = start + before.replaceAll(marks.application, () => escapeHtml(application));
  const card = ({ name, image, price, quantity }: FirstProduct, index: number): string => {
    const drawn = quantity === null || quantity >= plentiful ? plenty : quantity > 0 ? few : none;
    const shown = index < withPicture ? drawn : drawn.replace(/ src="[^"]*"/g, '');
    const values: Readonly<Record<string, string>> = {
      [marks.name]: escapeHtml(name),
      [marks.image]: escapeHtml(image),
      [marks.price]: price.toFixed(2),
      [marks.quantity]: String(quantity),
    };
    return shown.replace(/\{\{\w+\}\}/g, (mark) => values[mark] ?? '');
  };
  return { without: start + end, with: (products) => opening + products.map(card).join('') + after + end };
}
