import { expect, it, vi } from 'vitest';
import { countArriving } from '../../../server/http/uploads/arriving-bodies.ts';

const busy = expect.objectContaining({ status: 503 });

it('makes whoever has taken most give way to the others', () => {
  const arriving = countArriving(100);
  const [cutOff, others] = [vi.fn(), vi.fn()];
  const large = arriving.begin(cutOff);
  const small = arriving.begin(others);
  large.add(60);
  small.add(40);
  small.add(10);
  expect(cutOff).toHaveBeenCalledExactlyOnceWith(busy);
  // It has been told to stop, so whatever still arrives doesn't matter.
  large.add(1000);
  expect(others).not.toHaveBeenCalled();
});

it('refuses whoever has taken most itself', () => {
  const arriving = countArriving(100);
  const other = vi.fn();
  arriving.begin(other).add(30);
  const own = arriving.begin(() => {});
  own.add(70);
  expect(() => own.add(1)).toThrow(busy);
  expect(other).not.toHaveBeenCalled();
});

it('counts bodies until they end', () => {
  const arriving = countArriving(100);
  for (let count = 0; count < 5; count += 1) {
    const body = arriving.begin(() => {});
    body.add(100);
    body.end();
    body.end();
  }
});
