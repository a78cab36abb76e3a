import { parseArgs } from 'node:util';
import { ChallengeRefusal, makeChallenge, stepsLeft } from './challenges/make-challenge.ts';
import { repository } from './paths.ts';

/*
 * `npm run new:challenge -- KEY [--stars NUMBER]`: begins a challenge of a fork. The range itself holds exactly the contract's.
 */

const usage = 'Usage: npm run new:challenge -- KEY [--stars NUMBER], with a key such as openDoorChallenge.';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { stars: { type: 'string' } } });
  const [key, ...more] = positionals;
  if (key === undefined || more.length > 0) {
    throw new ChallengeRefusal(usage);
  }
  const files = makeChallenge(repository, key, Number(values.stars ?? 1));
  console.log(`Made and changed:\n${files.map((file) => `  ${file}`).join('\n')}\n\nLeft to do:`);
  stepsLeft(key).forEach((step, index) => {
    console.log(`  ${index + 1}. ${step}`);
  });
} catch (error) {
  console.error(error instanceof ChallengeRefusal ? error.message : usage);
  process.exitCode = 2;
}
