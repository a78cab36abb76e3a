import { expect, it } from 'vitest';
import { createSharedPages } from '../../../server/training/handbook/shared-pages.ts';

it('makes a page once for all who ask at the same time, and anew for whoever asks later', async () => {
  const pages = createSharedPages();
  const made: string[] = [];
  const ask = (name: string) => pages(name, () => `${name} ${made.push(name)}`);
  expect(await Promise.all([ask('http'), ask('jwt'), ask('http')])).toEqual(['http 1', 'jwt 2', 'http 1']);
  expect(await ask('http')).toBe('http 3');
});

it('makes a page again after it could not be made', async () => {
  const pages = createSharedPages();
  await expect(pages('http', () => Promise.reject(new Error('The disk is gone.')))).rejects.toThrow(
    'The disk is gone.',
  );
  expect(await pages('http', () => 'here')).toBe('here');
});
