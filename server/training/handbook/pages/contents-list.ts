import type { PackedContents } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { HandbookWords } from './words.ts';

/** Returns the list of all lessons that stands beside each page: a disclosure where there is no room for it. @param current the lesson that is shown */
export function contentsList({ paths, lessons }: PackedContents, current: string, words: HandbookWords): string {
  const parts = paths
    .filter((path) => path.lessons.length > 0)
    .map(({ path, title }) => {
      const items = lessons
        .filter((lesson) => lesson.path === path)
        .map(({ name, number, title: lesson }) => {
          const here = name === current ? ' aria-current="page"' : '';
          return `<li><a href="../${name}/"${here} data-progress="${name}"><span class="number">${number}</span> ${escapeHtml(lesson)}</a></li>`;
        });
      return `<li><p>${escapeHtml(title)}</p><ol>${items.join('\n')}</ol></li>`;
    });
  return `<div class="side">
<details class="disclosure"><summary>${words.contents}</summary></details>
<nav aria-label="${words.allLessons}">
<ol>
${parts.join('\n')}
</ol>
</nav>
</div>
`;
}
