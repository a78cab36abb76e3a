import { expect, it } from 'vitest';
import { besiege } from './siege.ts';

/** The minutes that `npm test` can spare; `npm run siege` takes half an hour. */
const minutes = 0.25;

it('a short siege with a fixed seed breaks nothing', { timeout: 300_000 }, async () => {
  const said: string[] = [];
  const { isBroken } = await besiege({ minutes, seed: 31, without: [] }, (line) => said.push(line));
  expect(isBroken, said.join('\n')).toBe(false);
});
