import { addressLink, splitAtAddresses } from '../../lib/outward-links/with-links.ts';

/** Shows one of the range's texts, without markup, with links in the place of the addresses in it (decision 52). */
export function LinkedText({ text }: { readonly text: string }) {
  return splitAtAddresses(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <a key={index} href={part.href} {...addressLink}>
        {part.address}
      </a>
    ),
  );
}
