import type { LessonName } from '../../../shared/api/lesson-names.ts';
import { fetchKept, kept, lastPlace } from '../kept.ts';
import { words } from '../words.ts';

/** Shows what was read and answered, wherever the page lists lessons, and where to go on. */
export async function showProgress(): Promise<void> {
  await fetchKept();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-progress]')) {
    showEntry(entry);
  }
  showLastPlace();
}

/** Shows what is kept of one lesson in the entries for it. */
export function showLesson(name: LessonName): void {
  for (const entry of document.querySelectorAll<HTMLElement>(`[data-progress="${name}"]`)) {
    showEntry(entry);
  }
}

function showEntry(entry: HTMLElement): void {
  const { progress = '', answers = '' } = entry.dataset;
  // What the page names is a lesson, or something of which nothing is kept.
  const { read, answers: given = [] } = kept().lessons[progress as LessonName] ?? {};
  const right = answers === '' ? [] : answers.split(' ').map(Number);
  const count = right.filter((option, index) => given[index] === option).length;
  const isAnswered = given.some((option) => option !== null);
  entry.toggleAttribute('data-read', read === true);
  const place = entry.querySelector('.state');
  const parts = [
    ...(read === true ? [words('READ')] : []),
    ...(isAnswered ? [words('QUIZ_RESULT', { right: count, all: right.length })] : []),
  ];
  if (place !== null) {
    place.textContent = parts.join(', ');
  }
}

/** On the page with the contents: leads to where the learner was last. */
function showLastPlace(): void {
  const place = document.querySelector<HTMLElement>('.again');
  const last = lastPlace();
  const entry = document.querySelector<HTMLElement>(`[data-progress="${last?.lesson}"] a`);
  if (place === null || last === undefined || entry === null) {
    return;
  }
  const link = document.createElement('a');
  link.href = `./${last.lesson}/${last.section === '' ? '' : `#${encodeURIComponent(last.section)}`}`;
  link.textContent = words('GO_ON');
  const where = document.createElement('span');
  where.textContent = [entry.textContent.trim(), last.title].filter(Boolean).join(': ');
  place.replaceChildren(link, ' ', where);
  place.hidden = false;
}
