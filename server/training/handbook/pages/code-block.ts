import type { PackedCode } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import { stillToFind } from '../../coding/still-to-find.ts';
import type { Training } from '../../training.ts';
import { words } from './words.ts';

/** Returns lines of the shop's source, folded as long as a coding challenge asks for them (decision 47). */
export function codeBlock(training: Training, { key, html, answers }: PackedCode): string {
  const asked = stillToFind(training, key, answers);
  if (asked.length === 0) {
    return html;
  }
  const names = asked.map((other) => `<b>${escapeHtml(training.catalogue.byKey(other).name)}</b>`);
  return `<details class="fold"><summary><b class="show">${words.showLines}</b> ${words.givesAway(listed(names))}</summary>\n${html}</details>\n`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
