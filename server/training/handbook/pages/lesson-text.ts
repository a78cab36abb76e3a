import type { PackedBlock, PackedFacts, PackedLesson } from '../../../../shared/content/handbook.ts';
import type { Training } from '../../training.ts';
import { challengeList } from './challenge-list.ts';
import { codeBlock } from './code-block.ts';
import { requestBlock } from './request-block.ts';
import { words } from './words.ts';

/** Returns the text of a lesson, section by section. */
export function lessonText(training: Training, { name }: PackedFacts, lesson: PackedLesson): string {
  const { showsRequests } = training.handbook;
  const block = (part: PackedBlock): string => {
    switch (part.kind) {
      case 'html':
        return part.html;
      case 'code':
        return codeBlock(training, part.code);
      case 'request': {
        const request = lesson.requests[part.request];
        return request === undefined || !showsRequests ? '' : requestBlock(name, part.request, request);
      }
    }
  };
  const sections = lesson.sections.map(({ id, title, blocks }) => {
    const html = blocks.map(block).join('');
    return id === '' ? html : `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${html}</section>\n`;
  });
  const note = showsRequests || lesson.requests.length === 0 ? '' : `<p class="note">${words.requestsClosed}</p>\n`;
  return `<p class="lead">${lesson.lead}</p>\n${note}${sections.join('')}`;
}

/** Returns what is added to a lesson: the numbers of its flaw, and the challenges for which it prepares. */
export function lessonEnd(training: Training, { name }: PackedFacts, { numbers }: PackedLesson): string {
  const challenges = training.handbook.challengesOf(name);
  const head = [words.calledList, words.calledNumber, words.calledName].map((cell) => `<th scope="col">${cell}</th>`);
  const called = `<section aria-labelledby="called">
<h2 id="called">${words.called}</h2>
<div class="wide" tabindex="0" role="group" aria-label="${words.called}"><table class="called">
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${numbers}
</tbody>
</table></div>
</section>
`;
  const related = `<section aria-labelledby="challenges">
<h2 id="challenges">${words.related}</h2>
${challengeList(training, challenges)}</section>
`;
  return (numbers === '' ? '' : called) + (challenges.length === 0 ? '' : related);
}
