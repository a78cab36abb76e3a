import { expect, it } from 'vitest';
import { countInFlight } from '../../../server/http/uploads/in-flight.ts';

const mebibyte = 1024 * 1024;

it('takes 128 MiB of uploads at once, and more when they are over', () => {
  const [first, second] = [countInFlight(), countInFlight()];
  first.add(100 * mebibyte);
  second.add(28 * mebibyte);
  expect(() => second.add(1)).toThrow(expect.objectContaining({ status: 503 }));
  first.end();
  first.end();
  second.add(100 * mebibyte);
  expect(() => second.add(1)).toThrow('Too much is being uploaded at once.');
  second.end();
});
