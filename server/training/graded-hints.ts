import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { Challenge } from './catalogue.ts';
import type { Training } from './training.ts';

/**
 * Returns the graded hints of a challenge as HTML (decision 45). There are none when hints are switched off. The first one is the challenge's own
 * `hint`. The last one ends with the requests that solve the challenge, in `<pre>` and in the format of `.http` files, unless its words are enough
 * (decision 46).
 * @param language such as `de_DE`; English where there is no such translation
 */
export function gradedHints(
  { config, content, localized }: Pick<Training, 'config' | 'content' | 'localized'>,
  challenge: Challenge,
  language: string,
): readonly string[] {
  if (!config.challenges.showHints) {
    return [];
  }
  const { hints: more, requests } = content.help[challenge.key];
  const translated = localized.in(language)?.get(challenge.key)?.hints;
  const hints = translated ?? [challenge.hint ?? '', ...more.map(escapeHtml)];
  return requests === null ? hints : hints.with(-1, `${hints.at(-1)}\n<pre>${escapeHtml(requests)}</pre>`);
}
