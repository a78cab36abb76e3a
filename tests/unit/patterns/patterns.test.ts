import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { collectPatterns, type Literal, type Patterns, patternsOf } from './collect.ts';

/** What learners can reach with a string: the server and the shell. A pattern that runs in a page only stalls its own. */
const folders = ['server', 'main', 'preload', 'shared'] as const;

/** Milliseconds. A pattern that the checker cannot judge in this time is too hard for people as well. */
const timeout = 10_000;

const oneArea = { timeout: 240_000 };

/** Regular expressions that are made from a string, and why no learner's text is part of it. */
const reasons: Readonly<Record<string, string>> = {
  'server/shop/coupon-codes.ts': 'the names of the months',
  'server/decoy/outbound/sites.ts': 'the paths of built-in sites',
  'server/http/frame/server.ts': "the configured path of the chain's endpoint",
  'server/shop/orders/printable-text.ts': 'characters that a font has',
};

type Verdict = 'linear' | 'worse than linear' | 'undecided';

/** Asks the checker, which is a program where there is one for this system, and a slower script elsewhere. */
async function verdictOf({ source, flags }: Pick<Literal, 'source' | 'flags'>): Promise<Verdict> {
  // A pattern that is anchored to the start is not tried at other positions.
  const isSticky = flags.includes('y');
  const { status } = await check(isSticky ? `^(?:${source})` : source, flags.replace('y', ''), { timeout });
  return status === 'safe' ? 'linear' : status === 'vulnerable' ? 'worse than linear' : 'undecided';
}

/** Judges the source of each pattern once. Those that were undecided are tried again at the end, when the machine may be less busy. */
async function harmful(literals: readonly Literal[]): Promise<readonly string[]> {
  const bad = (await judged(literals)).filter(({ verdict }) => verdict !== 'linear');
  const decided = bad.filter(({ verdict }) => verdict !== 'undecided');
  const again = await judged(bad.filter(({ verdict }) => verdict === 'undecided'));
  return [...decided, ...again]
    .filter(({ verdict }) => verdict !== 'linear')
    .map(({ place, source, flags, verdict }) => `${place} /${source}/${flags} is ${verdict}`);
}

async function judged(literals: readonly Literal[]): Promise<readonly (Literal & { readonly verdict: Verdict })[]> {
  const verdicts: (Literal & { readonly verdict: Verdict })[] = [];
  for (const literal of literals) {
    verdicts.push({ ...literal, verdict: await verdictOf(literal) });
  }
  return verdicts;
}

/** Groups the literals by the first two parts of their path: a few tests, so that none keeps the runner waiting. */
function byArea({ literals }: Patterns): ReadonlyMap<string, readonly Literal[]> {
  const distinct = new Map(literals.toReversed().map((literal) => [`/${literal.source}/${literal.flags}`, literal]));
  return Map.groupBy(distinct.values(), ({ place }) => place.split('/', 2).join('/').replace(/:\d+$/, ''));
}

describe('Regular expressions', () => {
  const patterns = collectPatterns(folders);

  for (const [area, literals] of byArea(patterns)) {
    it(`of ${area} take time that grows linearly with the text`, oneArea, async () => {
      expect(await harmful(literals)).toEqual([]);
    });
  }

  it('are found wherever they are, and those that take longer are reported', async () => {
    const { literals, made } = patternsOf(
      'sample.ts',
      "const a: RegExp = /{[^}]*}}/g;\nexport const b = (text: string) => new RegExp('^' + text).test(text) || text.match('a+');\n",
    );
    expect(literals).toEqual([{ place: 'sample.ts:1', source: '{[^}]*}}', flags: 'g' }]);
    expect(made.map(({ call }) => call)).toEqual(["new RegExp('^' + text)", "text.match('a+')"]);
    expect(await Promise.all(literals.map(verdictOf))).toEqual(['worse than linear']);
    expect(await verdictOf(/^(a+)+$/)).toBe('worse than linear');
    expect(await verdictOf(/^a+$/)).toBe('linear');
  });

  it('are made from strings only where a reason is named', () => {
    expect([...new Set(patterns.made.map(({ file }) => file))].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});
