import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { learningPaths, topics } from '../../shared/api/paths.ts';
import { content } from './database/builders.ts';

const root = join(import.meta.dirname, '../..');
const file = readFileSync(join(root, 'resources/languages/en/interface.json'), 'utf8');
const texts: Record<string, string> = JSON.parse(file);
const sources = globSync('renderer/src/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

/** Matches text keys, which look like nothing else in the code: capitals with at least one underscore, in quotes. */
const keysInCode = new Set(
  sources.flatMap((source) => [...source.matchAll(/'((?:[A-Z0-9]+_)+[A-Z0-9]+)'/g)].map(([, key = '']) => key)),
);

describe('the English texts', () => {
  it('greet as the default configuration does, by which the page recognises its own greeting', () => {
    const { name, welcomeBanner } = content.configuration.application;
    expect(texts.WELCOME_TITLE?.replace('{{name}}', name)).toBe(welcomeBanner.title);
    expect(texts.WELCOME_MESSAGE).toBe(welcomeBanner.message);
  });

  it('have an entry for every key that the page uses', () => {
    expect([...keysInCode].filter((key) => texts[key] === undefined && texts[`${key}_other`] === undefined)).toEqual(
      [],
    );
  });

  it('name and explain each category and tag', () => {
    const names = content.challenges.flatMap(({ category, tags }) => [
      `CATEGORY ${category}`,
      ...tags.map((tag) => `TAG ${tag}`),
    ]);
    const keys = [...new Set(names)].map((name) => name.toUpperCase().replaceAll(' ', '_'));
    expect(keys.length).toBeGreaterThan(20);
    const wanted = ['TAG_WITH_CODING_CHALLENGE', ...keys].flatMap((key) => [key, `${key}_DESCRIPTION`]);
    expect(wanted.filter((key) => texts[key] === undefined)).toEqual([]);
  });

  it('name each topic and each learning path, and say what the path is about', () => {
    const names = [...topics.map((topic) => `TOPIC ${topic}`), ...learningPaths.map((path) => `PATH ${path}`)];
    const keys = names.map((name) => name.toUpperCase().replaceAll(/[ -]/g, '_'));
    const wanted = keys.flatMap((key) => (key.startsWith('PATH_') ? [key, `${key}_DESCRIPTION`] : [key]));
    expect(wanted.filter((key) => texts[key] === undefined)).toEqual([]);
  });

  it('are sorted, one per line, so that two people adding some do not collide', () => {
    const keys = Object.keys(texts);
    expect(keys).toEqual(keys.toSorted());
    expect(file.trimEnd().split('\n')).toHaveLength(keys.length + 2);
  });

  it('contain the short texts that scripts match', () => {
    expect(texts).toMatchObject({
      BTN_LOGIN: 'Log in',
      REMEMBER_ME: 'Remember me',
      FORGOT_PASSWORD: 'Forgot your password?',
      NO_CUSTOMER: 'Not yet a customer?',
      BTN_REGISTER: 'Register',
      TITLE_REGISTRATION: 'User Registration',
      CONFIRM_REGISTER: 'Registration completed successfully. You can now log in.',
      PASSWORDS_NOT_MATCHING: 'Passwords do not match',
      INVALID_EMAIL: 'Email address is not valid.',
      UNAUTHORIZED_ACCESS_ERROR: 'Please login to view this page.',
      UNAUTHORIZED_PAGE_ACCESS_ERROR: 'You are not allowed to access this page!',
      TITLE_BASKET: 'Your Basket',
      ORDERS_AND_PAYMENT: 'Orders & Payment',
      PRIVACY_AND_SECURITY: 'Privacy & Security',
    });
  });

  it('do not shout, except where the contract does', () => {
    const allowed = new Set(['COPY_SUCCESS', 'UNAUTHORIZED_PAGE_ACCESS_ERROR', 'THANKS_FOR_PURCHASE', 'WELCOME_TITLE']);
    expect(Object.keys(texts).filter((key) => texts[key]?.includes('!') && !allowed.has(key))).toEqual([]);
  });
});
