import { expect, it } from 'vitest';
import { createQuietTime } from '../../../main/security/quiet-time.ts';

it('a page is ignored after a cancelled dialog, longer each time, but not after an answered one', () => {
  let now = 0;
  const quiet = createQuietTime(() => now);
  const quietFor = (milliseconds: number) => {
    now += milliseconds - 1;
    expect(quiet.isOn()).toBe(true);
    now += 1;
    expect(quiet.isOn()).toBe(false);
  };
  expect(quiet.isOn()).toBe(false);
  for (const expected of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    quiet.answered(false);
    quietFor(expected);
  }
  quiet.answered(true);
  expect(quiet.isOn()).toBe(false);
  quiet.answered(false);
  quietFor(3_000);
  quiet.answered(false);
  now += 600_000;
  quiet.answered(false);
  quietFor(3_000);
});
