/**
 * What the build and the server agree on about the first screen: a drawing of the shop window in the index page, which is there before
 * the page's own code (decision 116).
 */

/** Stand in the drawing for what the server knows. */
export const marks = {
  application: '{{application}}',
  name: '{{name}}',
  image: '{{image}}',
  price: '{{price}}',
  quantity: '{{quantity}}',
} as const;

/** Whether much, little or nothing is left of a product. There is a drawn product for each, in this order. */
export const stocks = ['plenty', 'few', 'none'] as const;

export type Stock = (typeof stocks)[number];

/** The least stock that isn't worth a word (ui-shop.md 5.1). */
export const plentiful = 6;

/** Enclose the drawing in the index page, and part the products in it from what is before and after them. */
export const fences = { begin: '<!--first screen-->', card: '<!--card-->', end: '<!--/first screen-->' } as const;

/** The id of the element that holds the drawing. */
export const firstScreenId = 'first-screen';

/** The id of the template that names the code of the score board, which is fetched at its address. */
export const boardCodeId = 'board-code';

/** The id of the template that holds the link to the page's style sheet until it is put in its place. */
export const pageStylesId = 'page-styles';
