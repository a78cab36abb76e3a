/** Renders text, with anything between backquotes as code. */
export function WithCode({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its place in the text
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
