import { type LessonName, lessonNames } from '../../../shared/api/lesson-names.ts';
import { keep, kept } from '../kept.ts';
import { showLesson } from '../progress/show-progress.ts';
import { words } from '../words.ts';
import { startQuiz } from './quiz.ts';
import { followReading } from './reading.ts';

/** Follows a learner through a lesson: the place, the answers to the quiz, and whether it was read. @param lesson as the page names it */
export function followLesson(lesson: string): void {
  const name = lessonNames.find((known) => known === lesson);
  if (name !== undefined) {
    followReading(name);
    startQuiz(name, () => markRead(name, true));
    offerMark(name);
  }
}

/** Shows the button that says whether the lesson was read. */
function offerMark(name: LessonName): void {
  const button = document.querySelector<HTMLButtonElement>('button.read');
  if (button !== null) {
    button.hidden = false;
    showMark(name);
    button.addEventListener('click', () => markRead(name, kept().lessons[name]?.read !== true));
  }
}

function markRead(name: LessonName, isRead: boolean): void {
  const { answers } = kept().lessons[name] ?? {};
  const lesson = { ...(isRead ? { read: true as const } : {}), ...(answers === undefined ? {} : { answers }) };
  void keep({ lessons: { [name]: lesson } });
  showMark(name);
  showLesson(name);
}

function showMark(name: LessonName): void {
  const button = document.querySelector<HTMLButtonElement>('button.read');
  const isRead = kept().lessons[name]?.read === true;
  if (button !== null) {
    button.ariaPressed = `${isRead}`;
    button.textContent = words(isRead ? 'IS_READ' : 'MARK_READ');
  }
}
