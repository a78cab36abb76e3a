/**
 * Addresses in the range's own texts: of another host, of a route of the page, of the decoy internet and the help, and of the shop's pages
 * that a browser can show. A path of the API is no page, and stays text.
 */
const addresses =
  /https?:\/\/[^\s<>"',;]+[^\s<>"',;.:)]|(?<![\w/.:])\/(?:#\/[\w-]+(?:\/[\w-]+)*(?:\?[\w=&%-]+)?|decoy\/(?:[\w-]+\/)*|help\/|ftp|support\/logs|metrics|api-docs|promotion|profile|\.well-known\/security\.txt)(?![\w/])/g;

/** The name under which the range plays another origin on its own port. Texts don't know the port. */
const otherOrigin = /^http:\/\/[\w.-]+\.localhost(?=$|[/?#])/;

/** An address in a text. */
export interface TextAddress {
  /** As the text has it. */
  readonly address: string;
  /** Where it leads from the page, on the port on which the range runs. */
  readonly href: string;
}

/** What every link has that is made of an address: it opens in another tab, so that the text stays. */
export const addressLink = { target: '_blank', rel: 'noopener' } as const;

/** Splits one of the range's texts, without markup, at the addresses in it (decision 52). */
export function splitAtAddresses(text: string): readonly (string | TextAddress)[] {
  const parts: (string | TextAddress)[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(addresses)) {
    parts.push(text.slice(from, index), { address, href: hrefOf(address) });
    from = index + address.length;
  }
  return [...parts, text.slice(from)];
}

/**
 * Turns the addresses in one of the range's texts into links (decision 52). What is a link already, requests, and code with markup, such as a payload,
 * stay as they are; so does markup without addresses, to the letter.
 * @param markup a description, a hint or another text of the range, as markup
 */
export function withLinks(markup: string): string {
  // The build, which draws parts of the page (decision 123), has no document. All that it draws are links already.
  if (markup.search(addresses) === -1 || typeof document === 'undefined') {
    return markup;
  }
  const template = document.createElement('template');
  template.innerHTML = markup;
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    // The filter above lets only these through.
    const text = walker.currentNode as Text;
    if (mayHaveLinks(text) && text.data.search(addresses) !== -1) {
      texts.push(text);
    }
  }
  if (texts.length === 0) {
    return markup;
  }
  for (const text of texts) {
    text.replaceWith(...splitAtAddresses(text.data).map((part) => (typeof part === 'string' ? part : linkTo(part))));
  }
  return template.innerHTML;
}

function mayHaveLinks({ parentElement }: Text): boolean {
  const isPayload = parentElement?.closest('code')?.textContent.includes('<') === true;
  return parentElement?.closest('a, pre') == null && !isPayload;
}

function linkTo({ address, href }: TextAddress): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { textContent: address, href, ...addressLink });
}

function hrefOf(address: string): string {
  return address.startsWith('/') ? `.${address}` : address.replace(otherOrigin, (origin) => origin + portOfShop());
}

function portOfShop(): string {
  return window.location.port === '' ? '' : `:${window.location.port}`;
}
