import { expect, it } from 'vitest';
import { searchSites } from '../../../renderer/src/training/drawer/internet/search-sites.ts';

const english = { title: 'Jim, captain', text: 'He had one brother.' };
const german = { title: 'Jim, Kapitän', text: 'Er hatte einen Bruder.' };
const page = (path: string) => ({ path, ...german, english });
const site = { name: 'lexicon', title: 'The Long Lexicon', about: '', pages: [page('lexicon/jim')] };
const untranslated = { name: 'paste', title: 'Dropleaf', about: '', pages: [{ path: 'paste/x', ...english }] };

it('finds a translated page by its words in both languages, once, and shows the one that has them', () => {
  const shown = (search: string) =>
    searchSites({ language: 'de_DE', sites: [site] }, search).map(({ title, hit, isEnglish }) => [
      title,
      hit,
      isEnglish,
    ]);
  expect(shown('bruder')).toEqual([['Jim, Kapitän', 'Bruder', false]]);
  expect(shown('one brother')).toEqual([['Jim, captain', 'one brother', true]]);
  expect(shown('jim')).toEqual([['Jim, Kapitän', '', false]]);
  expect(shown('bruder brother')).toEqual([]);
});

it('knows that a page without a translation is in English', () => {
  const isEnglish = (language: string) =>
    searchSites({ language, sites: [untranslated] }, 'brother').map((found) => found.isEnglish);
  expect([isEnglish('de_DE'), isEnglish('en')]).toEqual([[true], [true]]);
});
