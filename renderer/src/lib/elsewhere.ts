/**
 * Tells whether the page stands at an address that leads nowhere, such as `/foo/bar`. The server sends the page there too; a script in
 * `index.html` has then added the element by which its files are found further up (ui-shop.md 2.4).
 */
export function isElsewhere(): boolean {
  return document.querySelector('base') !== null;
}
