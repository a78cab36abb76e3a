import type { Reader } from '../reader.ts';
import { handbookPage } from './frame.ts';

/** Returns the page for an address below `/handbook/` that no lesson has. @param depth as the browser counts it: a slash at the end opens a folder */
export function missingPage(reader: Reader, depth: 0 | 1): string {
  const { words } = reader;
  const content = `<div class="page">
<main id="text" tabindex="-1">
<h1>${words.missing}</h1>
<p>${words.missingAbout}</p>
<p><a href="${depth === 0 ? './' : '../'}">${words.toContents}</a></p>
</main>
</div>
`;
  return handbookPage(reader, { title: `${words.missing} - ${words.title}`, kind: 'missing', depth, content });
}
