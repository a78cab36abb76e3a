import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';
import type { Round, Step } from './step.ts';

const request = (text: string, count: number): Step => ({
  kind: 'request',
  idea: { kind: 'sql', door: 'search', text },
  way: 'whole',
  as: 'nobody',
  count,
  parallel: 1,
});

const innocent: Round = [request('1', 8), { kind: 'reset shop' }];

const countOf = (rounds: readonly Round[], text: string) =>
  rounds
    .flat()
    .reduce(
      (sum, step) =>
        step.kind === 'request' && 'text' in step.idea && step.idea.text === text ? sum + step.count : sum,
      0,
    );

test('a sequence is made as small as possible while it still breaks something', async () => {
  const whole = [innocent, [request('bad', 40), request('1', 3)], innocent, innocent, [request('worse', 9)], innocent];
  const small = await shrink(
    whole,
    async (rounds) => countOf(rounds, 'bad') >= 5 && countOf(rounds, 'worse') >= 1,
    () => false,
  );
  expect(small).toEqual([[request('bad', 5)], [request('worse', 1)]]);
});

test('a sequence that breaks nothing again is not made smaller', async () => {
  expect(
    await shrink(
      [innocent],
      async () => false,
      () => false,
    ),
  ).toBeNull();
});

test('shrinking ends when it takes too long', async () => {
  let tries = 0;
  const whole = Array.from({ length: 16 }, () => innocent);
  await shrink(
    whole,
    async (rounds) => {
      tries += 1;
      return rounds.length > 3;
    },
    () => tries > 4,
  );
  expect(tries).toBeLessThanOrEqual(6);
});
