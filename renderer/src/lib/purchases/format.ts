/** The generic currency sign U+00A4, written right after the number (ui-shop.md 0). */
export const currencySign = '\u00a4';

/** A price for reading: two decimals and the currency sign (decision 23). Put the raw number in `data-price` beside it. */
export function formatPrice(price: number): string {
  return `${price.toFixed(2)}${currencySign}`;
}

/** A point in time, short, in the reader's locale. */
export function formatDateTime(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
