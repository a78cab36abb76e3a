import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { collectPatterns, type Literal, type Patterns, patternsOf } from './collect.ts';

// The checker's other engines need Java, or are programs for some platforms only.
process.env.RECHECK_SYNC_BACKEND = 'pure';

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

function verdictOf({ source, flags }: Pick<Literal, 'source' | 'flags'>): Verdict {
  // A pattern that is anchored to the start is not tried at other positions.
  const isSticky = flags.includes('y');
  const { status } = checkSync(isSticky ? `^(?:${source})` : source, flags.replace('y', ''), { timeout });
  return status === 'safe' ? 'linear' : status === 'vulnerable' ? 'worse than linear' : 'undecided';
}

/** Judges the source of each pattern once. Those that were undecided are tried again at the end, when the machine may be less busy. */
function harmful(literals: readonly Literal[]): readonly string[] {
  const bad = literals
    .map((literal) => ({ ...literal, verdict: verdictOf(literal) }))
    .filter(({ verdict }) => verdict !== 'linear');
  return bad
    .map((literal) => (literal.verdict === 'undecided' ? { ...literal, verdict: verdictOf(literal) } : literal))
    .filter(({ verdict }) => verdict !== 'linear')
    .map(({ place, source, flags, verdict }) => `${place} /${source}/${flags} is ${verdict}`);
}

/** Groups the literals by the first two parts of their path: a few tests, so that none keeps the runner waiting. */
function byArea({ literals }: Patterns): ReadonlyMap<string, readonly Literal[]> {
  const distinct = new Map(literals.toReversed().map((literal) => [`/${literal.source}/${literal.flags}`, literal]));
  return Map.groupBy(distinct.values(), ({ place }) => place.split('/', 2).join('/').replace(/:\d+$/, ''));
}

describe('Regular expressions', () => {
  const patterns = collectPatterns(folders);

  for (const [area, literals] of byArea(patterns)) {
    it(`of ${area} take time that grows linearly with the text`, oneArea, () => {
      expect(harmful(literals)).toEqual([]);
    });
  }

  it('are found wherever they are, and those that take longer are reported', () => {
    const { literals, made } = patternsOf(
      'sample.ts',
      "const a: RegExp = /{[^}]*}}/g;\nexport const b = (text: string) => new RegExp('^' + text).test(text) || text.match('a+');\n",
    );
    expect(literals).toEqual([{ place: 'sample.ts:1', source: '{[^}]*}}', flags: 'g' }]);
    expect(made.map(({ call }) => call)).toEqual(["new RegExp('^' + text)", "text.match('a+')"]);
    expect(literals.map(verdictOf)).toEqual(['worse than linear']);
    expect(verdictOf(/^(a+)+$/)).toBe('worse than linear');
    expect(verdictOf(/^a+$/)).toBe('linear');
  });

  it('are made from strings only where a reason is named', () => {
    expect([...new Set(patterns.made.map(({ file }) => file))].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});
