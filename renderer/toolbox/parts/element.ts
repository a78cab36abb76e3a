/** Creates an element with attributes (`false` omits one) and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  }
  made.append(...content);
  return made;
}
