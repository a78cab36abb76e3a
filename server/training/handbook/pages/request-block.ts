import { openedInWorkbench } from '../../../../shared/api/lessons.ts';
import type { PackedRequest } from '../../../../shared/content/handbook.ts';
import type { HandbookWords } from './words.ts';

/**
 * Returns a request of a lesson, with a link that opens it in the workbench. What comes back stands below it.
 * @param index the request's place in the lesson's file, counted from 0
 */
export function requestBlock(
  lesson: string,
  index: number,
  { title, html, outcome }: PackedRequest,
  words: HandbookWords,
): string {
  const number = index + 1;
  return `<figure class="request" id="request-${number}">
<figcaption><span class="label">${number}</span> <b>${title}</b>
<a class="open" href="../../${openedInWorkbench(lesson, number)}">${words.openInWorkbench}<span class="unseen">: ${title}</span></a></figcaption>
<pre class="code"><code>${html}</code></pre>
<p class="outcome"><span class="label">${words.comesBack}</span> ${outcome}</p>
</figure>
`;
}
