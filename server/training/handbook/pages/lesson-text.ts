import type { PackedBlock, PackedFacts, PackedLesson } from '../../../../shared/content/handbook.ts';
import { languageAttributes } from '../../../../shared/text/words.ts';
import type { Reader } from '../reader.ts';
import { challengeList } from './challenge-list.ts';
import { codeBlock } from './code-block.ts';
import { requestBlock } from './request-block.ts';

/** Returns the attributes of the element around a lesson that is shown in English because it is not translated. */
export function inEnglish({ handbook }: Reader, { isTranslated }: PackedFacts): string {
  return isTranslated || handbook.language === 'en' ? '' : ` ${languageAttributes('en')}`;
}

/** Returns the text of a lesson, section by section. */
export function lessonText(reader: Reader, { name, isTranslated }: PackedFacts, lesson: PackedLesson): string {
  const { words, handbook } = reader;
  const { showsRequests } = handbook;
  const block = (part: PackedBlock): string => {
    switch (part.kind) {
      case 'html':
        return part.html;
      case 'code':
        return codeBlock(reader, part.code);
      case 'request': {
        const request = lesson.requests[part.request];
        return request === undefined || !showsRequests ? '' : requestBlock(name, part.request, request, words);
      }
    }
  };
  const sections = lesson.sections.map(({ id, title, blocks }) => {
    const html = blocks.map(block).join('');
    return id === '' ? html : `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${html}</section>\n`;
  });
  const note = showsRequests || lesson.requests.length === 0 ? '' : `<p class="note">${words.requestsClosed}</p>\n`;
  const english = isTranslated
    ? ''
    : `<p class="note" ${languageAttributes(handbook.language)}>${words.inEnglish}</p>\n`;
  return `${english}<p class="lead">${lesson.lead}</p>\n${note}${sections.join('')}`;
}

/** Returns what is added to a lesson: the numbers of its flaw, and the challenges for which it prepares. */
export function lessonEnd(reader: Reader, { name }: PackedFacts, { numbers }: PackedLesson): string {
  const { words } = reader;
  const challenges = reader.handbook.challengesOf(name);
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
${challengeList(reader, challenges)}</section>
`;
  return (numbers === '' ? '' : called) + (challenges.length === 0 ? '' : related);
}

/** Returns the questions to discuss, which have no right answer and so nothing to choose. */
export function discussionSection({ words, handbook }: Reader, questions: readonly string[]): string {
  const english = handbook.language === 'en' ? '' : ` ${languageAttributes('en')}`;
  return `<section class="discussion" aria-labelledby="discussion">
<h2 id="discussion">${words.discuss}</h2>
<p class="about">${words.discussAbout}</p>
<ol${english}>
${questions.map((question) => `<li>${question}</li>`).join('\n')}
</ol>
</section>
`;
}
