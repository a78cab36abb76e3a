import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildCodingChallenges } from '../../../build/snippets/build-coding-challenges.ts';
import { cutSources } from '../../../build/snippets/cut.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { CodingChallengeContent, CodingChallenges } from '../../../shared/api/coding-challenges.ts';
import { replaceSnippet } from './replace-snippet.ts';

/**
 * What has become of a weakness. Where an attack still succeeds, or ordinary use is no longer served whatever the attacks do, the outcome says which: it
 * is the first of the probe's.
 */
export type Outcome = 'closed' | `open: ${string}` | `broken: ${string}`;

/** One source of the product with another text in it. */
export interface ChangedSource {
  /** The path from the project's folder, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** The product, running from a changed source. */
export interface RunningProduct {
  stop(): Promise<void> | void;
}

/** Things that people do, by what they are called in reports, from the plainest to the most refined. Each says whether it worked. */
export type Acts<Product> = Readonly<Record<string, (product: Product) => Promise<boolean>>>;

/** How one weakness is tested, through the door that attackers and ordinary people use. */
export interface Probe<Product> {
  /** What ordinary people do with the snippet's code. Done first; each has to work. */
  readonly uses: Acts<Product>;
  /** What an attacker does who has read the code. None may work. */
  readonly attacks: Acts<Product>;
}

/**
 * Makes an act of each of several inputs.
 * @param inputs by what they are called in reports
 */
export function actsOf<Product, Input>(
  inputs: Readonly<Record<string, Input>>,
  act: (product: Product, input: Input) => Promise<boolean>,
): Acts<Product> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, (product: Product) => act(product, input)]),
  );
}

export interface Proof<Product extends RunningProduct> extends Probe<Product> {
  /** Runs the product with one changed source. A fix that doesn't even run is an error, not an outcome. */
  readonly run: (changed: ChangedSource) => Promise<Product>;
  /** One outcome for each fix, in the order in which they are served. */
  readonly expected: readonly Outcome[];
  /** Why the right fix does not change what the attack gets, where that is so. Then no fix closes anything. */
  readonly nothingToClose?: string;
}

const root = join(import.meta.dirname, '../../..');

let cut: ReturnType<typeof cutSources> | undefined;
let built: CodingChallenges | undefined;

/**
 * Proves one coding challenge (decision 18). The snippet as learners see it, put back where it was cut out, leaves the weakness
 * open. Each fix in its place has its expected outcome, and only the right one closes the weakness.
 */
export function proveCodingChallenge<Product extends RunningProduct>(key: ChallengeKey, proof: Proof<Product>): void {
  // The first of a process imports the whole server, which takes its time on a busy machine.
  describe(key, { timeout: 60_000 }, () => {
    const challenge = () => challengeOf(key);
    const outcomeOf = async (code: string): Promise<Outcome> => {
      const product = await proof.run(changedBy(key, code));
      try {
        const refused = await first(proof.uses, product, false);
        if (refused !== undefined) {
          return `broken: ${refused}`;
        }
        const through = await first(proof.attacks, product, true);
        return through === undefined ? 'closed' : `open: ${through}`;
      } finally {
        await product.stop();
      }
    };

    test('has an expected outcome for each fix, and only the right one is expected to close it', () => {
      const { fixes, correctFix } = challenge();
      expect(proof.expected).toHaveLength(fixes.length);
      const closing = proof.expected.flatMap((outcome, index) => (outcome === 'closed' ? [index] : []));
      expect(closing).toEqual(proof.nothingToClose === undefined ? [correctFix] : []);
      expect(proof.expected[correctFix]).not.toMatch(/^broken/);
    });

    test('is open with the snippet as shown', async () => {
      expect(await outcomeOf(challenge().snippet)).toMatch(/^open: /);
    });

    test.each(proof.expected.map((outcome, index) => ({ fix: index + 1, outcome })))(
      'fix $fix is $outcome',
      async ({ fix, outcome }) => {
        const option = challenge().fixes[fix - 1];
        expect(await outcomeOf(option?.code ?? '')).toBe(outcome);
      },
    );
  });
}

/** Returns the name of the first act that ends so. */
async function first<Product>(acts: Acts<Product>, product: Product, worked: boolean): Promise<string | undefined> {
  for (const [name, act] of Object.entries(acts)) {
    if ((await act(product)) === worked) {
      return name;
    }
  }
  return undefined;
}

/** Returns the sources that the proof of a challenge runs: one with the snippet as shown, then one with each fix. */
export function changesOf(key: ChallengeKey): readonly ChangedSource[] {
  const { snippet, fixes } = challengeOf(key);
  return [snippet, ...fixes.map(({ code }) => code)].map((code) => changedBy(key, code));
}

function challengeOf(key: ChallengeKey): CodingChallengeContent {
  built ??= buildCodingChallenges(join(root, 'resources')).challenges;
  const challenge = built[key];
  if (challenge === undefined) {
    throw new Error(`${key} lacks its snippet or its fixes`);
  }
  return challenge;
}

/** Returns the source that the snippet was cut from, with this text in its place. */
function changedBy(key: ChallengeKey, code: string): ChangedSource {
  cut ??= cutSources(root);
  const snippet = cut.snippets.get(key);
  if (snippet === undefined) {
    throw new Error(`No source has a snippet for ${key}`);
  }
  const source = readFileSync(join(root, snippet.file), 'utf8');
  return { file: snippet.file, text: replaceSnippet(source, snippet, code) };
}
