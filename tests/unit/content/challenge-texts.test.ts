import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { content } from '../database/builders.ts';
import { challengeFacts } from './challenge-facts.ts';

function challenge(key: ChallengeKey) {
  const found = content.challenges.find((candidate) => candidate.key === key);
  if (found === undefined) {
    throw new Error(`There is no ${key}.`);
  }
  return found;
}

describe('facts that a challenge must keep', () => {
  it.each(challengeFacts)('the $part of $key names $fact', ({ key, part, fact }) => {
    expect(challenge(key)[part]).toContain(fact);
  });
});

describe('the catalogue', () => {
  it('has the contract number of challenges per difficulty and category', () => {
    const countBy = (of: (entry: (typeof content.challenges)[number]) => string | number) =>
      Object.fromEntries([...Map.groupBy(content.challenges, of)].map(([name, all]) => [name, all.length]));
    expect(countBy(({ difficulty }) => difficulty)).toEqual({ 1: 14, 2: 15, 3: 24, 4: 25, 5: 20, 6: 12 });
    expect(countBy(({ category }) => category)).toEqual({
      XSS: 9,
      'Sensitive Data Exposure': 19,
      'Improper Input Validation': 12,
      'Broken Access Control': 11,
      'Vulnerable Components': 9,
      'Broken Authentication': 9,
      'Security through Obscurity': 3,
      Miscellaneous: 7,
      'Insecure Deserialization': 3,
      'Broken Anti Automation': 4,
      Injection: 11,
      'Security Misconfiguration': 4,
      'Cryptographic Issues': 5,
      'Unvalidated Redirects': 2,
      XXE: 2,
    });
  });

  it('numbers thirteen tutorials, each once', () => {
    const order = content.challenges.flatMap(({ tutorialOrder }) => tutorialOrder ?? []);
    expect(order.sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  it('uses every name and every text only once, and closes every tag that it opens', () => {
    const names = content.challenges.map(({ name }) => name);
    expect(new Set(names).size).toBe(challengeCount);
    for (const { key, description, hint } of content.challenges) {
      for (const tag of ['code', 'i', 'em', 'a']) {
        for (const text of [description, hint]) {
          const opened = text.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
          expect({ key, tag, closed: text.split(`</${tag}>`).length - 1 }).toEqual({ key, tag, closed: opened });
        }
      }
    }
  });

  it('has names that yield the contract’s flags', () => {
    const flagOf = (name: string) => createHmac('sha1', content.keys.ctfKey).update(name).digest('hex');
    expect(flagOf(challenge('scoreBoardChallenge').name)).toBe('2614339936e8282e2f820f023d4d998a1f95e02a');
    expect(challenge('exposedCredentialsChallenge').name).toBe('Exposed credentials');
  });
});

describe('the rest of the content', () => {
  it('lists v18’s 41 languages and Vietnamese (decision 58), English first and without the hidden one', () => {
    expect(content.locales).toHaveLength(42);
    expect(content.locales[0]).toEqual({ key: 'en', icons: ['gb', 'us'], shortKey: 'EN', lang: 'English' });
    expect(content.locales.map(({ key }) => key)).not.toContain('tlh_AA');
  });

  it('has keys of the exact length', () => {
    expect(content.keys.jwtPrivateKey).toHaveLength(876);
    expect(content.keys.jwtPublicKey).toHaveLength(248);
    expect(content.keys.premiumKey).toHaveLength(50);
    expect(content.keys.ctfKey).toHaveLength(30);
    expect(content.keys.announcementRsa.modulus).toHaveLength(309);
  });

  it('keeps the application name that clients match', () => {
    expect(content.configuration.application.name).toBe('OWASP Juice Shop');
  });
});
