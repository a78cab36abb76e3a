import type { LessonName } from '../../../shared/api/lesson-names.ts';
import { keep, kept } from '../kept.ts';
import { showLesson } from '../progress/show-progress.ts';
import { words } from '../words.ts';

/**
 * Keeps what is answered in a quiz, and shows it again. The first answer to a question counts, so its other options are closed then, until the
 * learner answers the quiz again.
 * @param onDone called once every question has an answer
 */
export function startQuiz(lesson: LessonName, onDone: () => void): void {
  const form = document.querySelector<HTMLFormElement>('.quiz form');
  const score = document.querySelector<HTMLElement>('.quiz .score');
  if (form === null || score === null) {
    return;
  }
  const questions = [...form.querySelectorAll('fieldset')].map((question) => [
    ...question.querySelectorAll<HTMLInputElement>('input[type=radio]'),
  ]);
  const isRight = (option: HTMLInputElement) => option.closest('.option')?.classList.contains('right') === true;
  const chosen = () => questions.map((options) => options.findIndex(({ checked }) => checked));

  const show = () => {
    const given = chosen();
    for (const options of questions) {
      const isAnswered = options.some(({ checked }) => checked);
      for (const option of options) {
        option.disabled = isAnswered && !option.checked;
      }
    }
    const right = questions.filter((options) => options.some((option) => option.checked && isRight(option))).length;
    score.replaceChildren();
    if (given.some((option) => option >= 0)) {
      const again = document.createElement('button');
      again.type = 'button';
      again.textContent = words('ANSWER_AGAIN');
      again.addEventListener('click', clear);
      score.append(words('SCORE', { right, all: questions.length }), ' ', again);
    }
  };

  const clear = () => {
    form.reset();
    const { read } = kept().lessons[lesson] ?? {};
    void keep({ lessons: { [lesson]: read === true ? { read } : null } });
    show();
    showLesson(lesson);
    questions[0]?.[0]?.focus();
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    const answers = chosen().map((option) => (option < 0 ? null : option));
    void keep({ lessons: { [lesson]: { ...kept().lessons[lesson], answers } } });
    show();
    showLesson(lesson);
    if (answers.every((answer) => answer !== null)) {
      onDone();
    }
  });
  for (const [index, answer] of (kept().lessons[lesson]?.answers ?? []).entries()) {
    const option = answer === null ? undefined : questions[index]?.[answer];
    if (option !== undefined) {
      option.checked = true;
    }
  }
  show();
}
