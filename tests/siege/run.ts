/**
 * `npm run siege [-- minutes [seed [without]]]`: sends random sequences of hostile requests to confined shops, for 30 minutes by default. `without`
 * is a list of kinds of `step.ts` to leave out, such as `sql,code`. Ends with one line, and with exit code 0 if nothing broke. `npm run siege --
 * again <file>` repeats a sequence that broke something.
 */
import { readFileSync } from 'node:fs';
import { buildIfStale } from '../../build/start/build.ts';
import { again, besiege } from './siege.ts';

const [first = '30', second, without = ''] = process.argv.slice(2);
const isAgain = first === 'again' && second !== undefined;
if (!isAgain && !(Number(first) > 0)) {
  console.error('npm run siege [-- minutes [seed [without]]], or npm run siege -- again <file>');
  process.exit(2);
}
await buildIfStale();
const seed = Number(second ?? Date.now() % 1_000_000);
const { isBroken } = isAgain
  ? await again(JSON.parse(readFileSync(second, 'utf8')), console.log)
  : await besiege({ minutes: Number(first), seed, without: without.split(',').filter(Boolean) }, console.log);
process.exit(isBroken ? 1 : 0);
