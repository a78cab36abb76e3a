import { followLesson } from './lesson/follow-lesson.ts';
import { showProgress } from './progress/show-progress.ts';
import { addSearch } from './search/add-search.ts';
import './styles/colours.css';
import './styles/handbook.css';

/* What the handbook's pages have besides their text: search, and what is kept of its reader (decision 45). They can be read without it. */

const { lesson } = document.documentElement.dataset;

addSearch();
fillShopAddress();
for (const button of document.querySelectorAll<HTMLElement>('.print button')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
showCurrentLesson();
void showProgress().then(() => lesson === undefined || followLesson(lesson));

/** Fills in the shop's real address where the text has its usual one. */
function fillShopAddress(): void {
  for (const place of document.querySelectorAll('[data-shop]')) {
    place.textContent = location.host;
  }
}

/** Scrolls the list of all lessons to the one that is shown. The page itself stays where it is. */
function showCurrentLesson(): void {
  const list = document.querySelector<HTMLElement>('.side > nav');
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && link) {
    list.scrollTop = link.offsetTop - list.clientHeight / 3;
  }
}
