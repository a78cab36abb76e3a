/** The most characters of the list of products that are used, dots included. */
const limit = 140;

/**
 * Returns the address of a tweet about an order, which the customer can check before sending (ui-shop.md 5.27).
 * @param products their names
 * @param twitter address of the shop's own account, if it has one
 */
export function tweetAddress(products: readonly string[], twitter: string | undefined, appName: string): string {
  const list = ['I just purchased', ...products.map((name) => `\n- ${name}`)].join('');
  const shortened = list.length > limit ? `${list.slice(0, limit - 3)}...` : list;
  const text = `${shortened}\nfrom ${handleOf(twitter) ?? appName}`;
  return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text.toWellFormed())}&hashtags=security`;
}

/** Turns `https://twitter.com/name` into `@name`. */
function handleOf(twitter: string | undefined): string | undefined {
  const name = twitter?.split('/').findLast((part) => part !== '');
  return name === undefined ? undefined : `@${name}`;
}
