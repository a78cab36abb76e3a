/**
 * Returns the element with this id.
 * @throws when the page has none, which is a bug
 */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`The page has no #${id}.`);
  }
  return found;
}

/** Returns the text field with this id. */
export function input(id: string): HTMLInputElement {
  const found = element(id);
  if (!(found instanceof HTMLInputElement)) {
    throw new Error(`#${id} is not a field.`);
  }
  return found;
}
