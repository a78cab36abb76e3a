import { standardNames, standards, writtenNumber } from '../../../shared/api/numbers.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { checkNumbers, type StandardLists } from '../../content/standards.ts';
import type { LessonFacts } from '../handbook-schema.ts';

/**
 * Returns the rows of "What it is called": each number of a lesson with its name.
 * @param file the file that has the numbers, as errors name it
 * @throws ContentError for a number that its list doesn't have
 */
export function renderNumbers(file: string, numbers: LessonFacts['numbers'], lists: StandardLists): string {
  checkNumbers(file, numbers, lists);
  return standards
    .flatMap((standard) =>
      numbers[standard].map((id) => {
        const cells = [writtenNumber({ standard, id }), lists[standard][id] ?? ''].map(escapeHtml);
        return `<tr><th scope="row">${standardNames[standard]}</th><td><code>${cells[0]}</code></td><td>${cells[1]}</td></tr>`;
      }),
    )
    .join('\n');
}
