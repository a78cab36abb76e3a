import { searchSections } from '../../../shared/text/search-sections.ts';
import { wordsFromPage } from '../../../shared/text/words.ts';
import { element, input } from '../shared/elements.ts';
import './help.css';
import { joinHandbook } from './in-handbook.ts';
import { indexSections } from './search.ts';
import { fillShopAddress } from './shop-address.ts';

const articles = [...document.querySelectorAll<HTMLElement>('article')];
const links = [...element('contents').querySelectorAll<HTMLAnchorElement>('a')];
const search = input('search');
const words = wordsFromPage(document.getElementById('texts')?.textContent);
const results = element('results');

fillShopAddress();
joinHandbook();
const sections = indexSections(articles);

/** Shows the page that the address names, or the first one, from the section that it names. */
function showPage(): void {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const [name = ''] = wanted.split('/');
  if (name === 'pages') {
    return;
  }
  const shown = articles.find(({ dataset }) => dataset.page === name) ?? articles[0];
  results.hidden = true;
  for (const article of articles) {
    article.hidden = article !== shown;
  }
  for (const link of links) {
    const [, id = ''] = link.hash.split('#');
    link.toggleAttribute('data-open', id.split('/')[0] === shown?.dataset.page);
    if (id === wanted || (wanted === '' && id === shown?.dataset.page)) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  document.title = `${shown?.querySelector('h1')?.textContent ?? ''} - ${words('TITLE')}`;
  const section = document.getElementById(wanted);
  if (section === null || section.tagName === 'H1') {
    scrollTo(0, 0);
  } else {
    section.scrollIntoView();
  }
}

function showResults(): void {
  const found = searchSections(sections, search.value);
  if (found === null) {
    showPage();
    return;
  }
  for (const article of articles) {
    article.hidden = true;
  }
  results.hidden = false;
  element('results-count').textContent =
    found.length === 0 ? words('NOTHING_FOUND') : words('FOUND', { count: found.length, typed: search.value.trim() });
  element('results-list').replaceChildren(
    ...found.map(({ section, before, match, after }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'found';
      link.href = `#${section.id}`;
      link.textContent = section.title === section.page ? section.page : `${section.page}: ${section.title}`;
      const words = document.createElement('p');
      const mark = document.createElement('mark');
      mark.textContent = match;
      words.append(before, mark, after);
      item.append(link, words);
      return item;
    }),
  );
}

addEventListener('hashchange', () => {
  search.value = '';
  showPage();
});
search.addEventListener('input', showResults);
element('search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  element('results-list').querySelector('a')?.click();
});
// A result may be where the reader already is, in which case the address doesn't change.
element('results-list').addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement && target.hash === location.hash) {
    search.value = '';
    showPage();
  }
});
addEventListener('keydown', (event) => {
  if (event.key === 'f' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && search.value !== '') {
    search.value = '';
    showPage();
  }
});
element('print').addEventListener('click', () => print());
showPage();
