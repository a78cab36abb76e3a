import type { Training } from '../../training.ts';
import { handbookPage } from './frame.ts';
import { words } from './words.ts';

/** Returns the page for an address below `/handbook/` that no lesson has. @param depth as the browser counts it: a slash at the end opens a folder */
export function missingPage(training: Training, depth: 0 | 1): string {
  const content = `<div class="page">
<main id="text" tabindex="-1">
<h1>${words.missing}</h1>
<p>${words.missingAbout}</p>
<p><a href="${depth === 0 ? './' : '../'}">${words.toContents}</a></p>
</main>
</div>
`;
  return handbookPage(training, { title: `${words.missing} - ${words.title}`, kind: 'missing', depth, content });
}
