import { parseArgs } from 'node:util';
import { ChallengeRefusal, makeChallenge, stepsLeft } from './challenges/make-challenge.ts';
import { repository } from './paths.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run new:challenge -- KEY [--stars NUMBER]`: starts a new challenge for a fork. The range itself holds exactly the contract's.
 */

/** Exit code for wrong usage. */
const usageExit = 2;

const usage = 'Usage: npm run new:challenge -- KEY [--stars NUMBER], with a key such as openDoorChallenge.';

await runCommand(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { stars: { type: 'string' } } });
  const [key, ...more] = positionals;
  if (key === undefined || more.length > 0) {
    throw new ChallengeRefusal(usage);
  }
  const files = makeChallenge(repository, key, Number(values.stars ?? 1));
  const steps = stepsLeft(key).map((step, index) => `  ${index + 1}. ${step}`);
  console.log(['Made and changed:', ...files.map((file) => `  ${file}`), '', 'Left to do:', ...steps].join('\n'));
}, usageExit);
