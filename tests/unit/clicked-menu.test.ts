import { expect, it } from 'vitest';
import { unclickedEntries } from '../support/clicked-menu/unclicked.ts';

it('reports which entries of the menu no test has clicked, whichever process has seen them', () => {
  const lines = [
    'clicked about',
    'has about',
    'has reset-shop',
    '',
    'has reset',
    'has reset-shop',
    'clicked reset-shop',
  ];

  expect(unclickedEntries(lines)).toEqual(['reset']);
  expect(unclickedEntries([])).toEqual([]);
});
