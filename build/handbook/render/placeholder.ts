import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';

/** What a paragraph in double braces stands for. */
export type Placeholder =
  | { readonly kind: 'code'; readonly key: ChallengeKey }
  | { readonly kind: 'request'; readonly title: string }
  | { readonly kind: 'diagram'; readonly name: string; readonly caption: string };

/** Reads a paragraph such as `{{request Log in with a quote}}`. Returns undefined for any other. */
export function readPlaceholder(paragraph: string): Placeholder | undefined {
  const {
    kind,
    first = '',
    rest = '',
  } = /^\{\{(?<kind>code|request|diagram) (?<first>\S+)(?<rest> [\s\S]*)?\}\}$/.exec(paragraph)?.groups ?? {};
  switch (kind) {
    case 'code': {
      const key = rest === '' ? challengeKeys.find((known) => known === first) : undefined;
      return key === undefined ? undefined : { kind, key };
    }
    case 'request':
      return { kind, title: oneLine(first + rest) };
    case 'diagram':
      return rest === '' ? undefined : { kind, name: first, caption: oneLine(rest) };
    default:
      return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
