import { wordsFromPage } from '../../shared/text/words.ts';

/** The words that the script adds to the handbook's pages, in the language of the page. */
const words = wordsFromPage(document.getElementById('texts')?.textContent);

export { words };
