/**
 * Addresses in the range's own texts: of another host, of a route of the page, of the decoy internet and the help, and of the shop's pages
 * that a browser can show. A path of the API is no page, and stays text.
 */
const addresses =
  /https?:\/\/[^\s<>"',;]+[^\s<>"',;.:)]|(?<![\w/.:])\/(?:#\/[\w-]+(?:\/[\w-]+)*(?:\?[\w=&%-]+)?|decoy\/(?:[\w-]+\/)*|help\/|ftp|support\/logs|metrics|api-docs|promotion|profile|\.well-known\/security\.txt)(?![\w/])/g;

/** The name under which the range plays another origin on its own port. Texts don't know the port. */
const otherOrigin = /^http:\/\/[\w.-]+\.localhost(?=$|[/?#])/;

/**
 * Turns the addresses in one of the range's texts into links (decision 52). They open in another tab, so that the text stays. What is a
 * link or code with markup already stays as it is.
 * @param markup a hint, a mitigation or another text of the range, as markup
 */
export function withLinks(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const walker = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    // The filter above lets only these through.
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('a') == null) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    linkAddresses(text);
  }
  return template.innerHTML;
}

function linkAddresses(text: Text): void {
  const { data } = text;
  const parts: (string | Node)[] = [];
  let from = 0;
  for (const { 0: address, index } of data.matchAll(addresses)) {
    parts.push(data.slice(from, index), linkTo(address));
    from = index + address.length;
  }
  if (parts.length > 0) {
    text.replaceWith(...parts, data.slice(from));
  }
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = address;
  link.href = address.startsWith('/') ? `.${address}` : address.replace(otherOrigin, (origin) => origin + portOfShop());
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

function portOfShop(): string {
  return window.location.port === '' ? '' : `:${window.location.port}`;
}
