/** The generic currency sign U+00A4, written directly after the number (ui-shop.md 0). */
export const currencySign = '\u00a4';

/** Formats a price with two decimals and the currency sign (decision 23). Put the raw number in `data-price` beside it. */
export function formatPrice(price: number): string {
  return `${price.toFixed(2)}${currencySign}`;
}

/** Formats a point in time briefly, in the visitor's locale. */
export function formatDateTime(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
