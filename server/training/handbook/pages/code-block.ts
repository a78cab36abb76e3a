import type { PackedCode } from '../../../../shared/content/handbook.ts';
import { languageTag } from '../../../../shared/text/direction.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import { stillToFind } from '../../coding/still-to-find.ts';
import type { Reader } from '../reader.ts';

/** Returns lines of the shop's source, folded as long as a coding challenge asks for them (decision 47). */
export function codeBlock(reader: Reader, { key, html, answers }: PackedCode): string {
  const asked = stillToFind(reader, key, answers);
  if (asked.length === 0) {
    return html;
  }
  const names = asked.map((other) => `<b>${escapeHtml(reader.nameOf(other))}</b>`);
  return `<details class="fold"><summary><b class="show">${reader.words.showLines}</b> ${reader.words.givesAway(listed(names, reader.handbook.language))}</summary>\n${html}</details>\n`;
}

/** @param names HTML */
function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(languageTag(language)).format(names);
}
