import type { PackedQuestion } from '../../../../shared/content/handbook.ts';
import type { HandbookWords } from './words.ts';

/**
 * Returns a quiz. As soon as an option is chosen, the style sheet shows for every option why it is right or wrong, so it works without a script.
 * What was chosen is kept by the script (decision 45).
 */
export function quizSection(quiz: readonly PackedQuestion[], words: HandbookWords): string {
  return `<section class="quiz" aria-labelledby="quiz">
<h2 id="quiz">${words.quiz}</h2>
<p>${words.quizAbout}</p>
<form>
${quiz.map((asked, index) => question(asked, index, words)).join('')}</form>
<p class="score" role="status"></p>
</section>
`;
}

function question({ question: asked, options }: PackedQuestion, index: number, words: HandbookWords): string {
  const name = `question-${index + 1}`;
  const items = options.map(({ text, why, isRight }, position) => {
    const id = `${name}-${position + 1}`;
    const verdict = isRight ? 'right' : 'wrong';
    return `<div class="option ${verdict}">
<input type="radio" name="${name}" id="${id}" value="${position}"><label for="${id}">${text}</label>
<p class="why"><b>${words[verdict]}.</b> ${why}</p>
</div>
`;
  });
  return `<fieldset>
<legend><span class="label">${words.question(index + 1)}</span> ${asked}</legend>
${items.join('')}</fieldset>
`;
}
