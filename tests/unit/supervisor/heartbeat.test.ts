import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rhythmFor, startHeartbeat } from '../../../server/supervisor/heartbeat.ts';

const silent = vi.fn();
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  silent.mockReset();
  asked = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start() {
  return startHeartbeat(rhythmFor(2000), (sequence) => asked.push(sequence), silent);
}

it('pings every 250 ms, and gives up two seconds after the first unanswered ping', () => {
  const heartbeat = start();
  vi.advanceTimersByTime(1000);
  heartbeat.answered(4);
  expect(asked).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(2000);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(silent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(silent).toHaveBeenCalledTimes(1);
});

it('does not count a tick for which it was late itself', () => {
  let slept = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + slept);
  start();
  for (let stall = 0; stall < 20; stall += 1) {
    // The clock continues without the timer, as while a laptop sleeps.
    slept += 60_000;
    vi.advanceTimersByTime(250);
  }
  expect(silent).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

it('ignores a reply to a ping that was not sent', () => {
  const heartbeat = start();
  heartbeat.answered(1e9);
  vi.advanceTimersByTime(2250);
  expect(silent).toHaveBeenCalledTimes(1);
});

it('is silent while it is paused, and starts counting again afterwards', () => {
  const heartbeat = start();
  vi.advanceTimersByTime(1750);
  heartbeat.pause();
  vi.advanceTimersByTime(60_000);
  heartbeat.resume();
  vi.advanceTimersByTime(1750);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(silent).toHaveBeenCalledTimes(1);
});
