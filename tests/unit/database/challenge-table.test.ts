import { expect, it } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import { challengeCount, codingChallengeCount } from '../../support/challenge-counts.ts';
import { configWith, content, seededShop } from './builders.ts';

interface Row {
  readonly id: number;
  readonly key: string;
  readonly tags: string | null;
  readonly description: string;
  readonly hint: string | null;
  readonly hintUrl: string | null;
  readonly mitigationUrl: string | null;
  readonly solved: number;
  readonly disabledEnv: string | null;
  readonly codingChallengeStatus: number;
  readonly hasCodingChallenge: number;
}

function challengesUnder(config?: Config): Map<string, Row> {
  const { shop } = seededShop(config);
  return new Map(shop.all<Row>('SELECT * FROM Challenges ORDER BY id').map((row) => [row.key, row]));
}

it('lists all challenges, none of them solved', () => {
  const rows = [...challengesUnder().values()];
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: challengeCount }, (_, index) => index + 1));
  expect(new Set(rows.map(({ solved, codingChallengeStatus }) => solved + codingChallengeStatus))).toEqual(
    new Set([0]),
  );
});

it('appends the generated tag to those with a coding challenge', () => {
  const rows = challengesUnder();
  expect(rows.get('localXssChallenge')?.tags).toBe('Tutorial,Good for Demos,With Coding Challenge');
  expect(rows.get('accessLogDisclosureChallenge')?.tags).toBe('With Coding Challenge');
  expect(rows.get('changePasswordBenderChallenge')?.tags).toBeNull();
  expect([...rows.values()].filter(({ hasCodingChallenge }) => hasCodingChallenge === 1)).toHaveLength(
    codingChallengeCount,
  );
});

it('replaces domain, payload, product names and addresses by the configured ones', () => {
  const products = content.configuration.products.map((product) => ({
    ...product,
    ...(product.urlForProductTamperingChallenge ? { name: "Tool $& '" } : {}),
    ...(product.fileForRetrieveBlueprintChallenge ? { name: 'Printed Thing' } : {}),
  }));
  const rows = challengesUnder(
    configWith({
      application: { domain: 'ju.ice', name: 'Our Shop' },
      challenges: {
        xssBonusPayload: '<b title="$&">&</b>',
        overwriteUrlForProductTamperingChallenge: 'https://over.example',
      },
      products,
    }),
  );
  expect(rows.get('ephemeralAccountantChallenge')?.description).toContain('acc0unt4nt@ju.ice');
  expect(rows.get('jwtForgedChallenge')?.description).toContain('rsa_lord@ju.ice');
  expect(rows.get('xssBonusChallenge')?.description).toContain(
    '<code>&lt;b title=&quot;$&amp;&quot;&gt;&amp;&lt;/b&gt;</code>',
  );
  const tampering = rows.get('changeProductChallenge')?.description ?? '';
  expect(tampering.split("Tool $&amp; '")).toHaveLength(3);
  expect(tampering).toContain('<i>https://over.example</i>');
  expect(rows.get('retrieveBlueprintChallenge')?.hint).toContain('Printed Thing');
});

it('withholds hints and mitigations where the configuration says so', () => {
  const rows = challengesUnder(configWith({ challenges: { showHints: false, showMitigations: false } }));
  expect(rows.get('loginAdminChallenge')).toMatchObject({ hint: null, hintUrl: null, mitigationUrl: null });
});

it.each(['auto', 'disabled'] as const)('disables nothing in safety mode %s', (safetyMode) => {
  const rows = challengesUnder(configWith({ challenges: { safetyMode } }));
  expect([...rows.values()].filter(({ disabledEnv }) => disabledEnv !== null)).toEqual([]);
});

it('disables the harmful ones in safety mode enabled, and says so', () => {
  const rows = challengesUnder(configWith({ challenges: { safetyMode: 'enabled' } }));
  expect([...rows.values()].filter(({ disabledEnv }) => disabledEnv === 'Safety Mode')).toHaveLength(18);
  expect(rows.get('rceChallenge')?.description).toMatch(
    / <em>\(This challenge is <strong>potentially harmful<\/strong> on Safety Mode!\)<\/em>$/,
  );
  expect(rows.get('loginAdminChallenge')?.disabledEnv).toBeNull();
});
