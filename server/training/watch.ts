import { inspect } from 'node:util';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { FrameEvents } from '../http/events.ts';
import type { ShopEventEmitter } from '../shop/events.ts';
import type { DetectorContext, DetectorTable, VerifyMessage } from './detector.ts';
import { fiveStars } from './detectors/five-stars.ts';
import { fourStars } from './detectors/four-stars.ts';
import { oneStar } from './detectors/one-star.ts';
import { sixStars } from './detectors/six-stars.ts';
import { threeStars } from './detectors/three-stars.ts';
import { twoStars } from './detectors/two-stars.ts';
import type { Engine } from './engine.ts';
import { createTextWatch } from './text-watch.ts';

/**
 * How each of the 110 challenges is noticed (architecture.md 4). To add one, put it in the file for its stars,
 * mark the weakness where it lives, and write `tests/exploits/<stars>/<key>.test.ts` with an exploit and a benign twin.
 */
export const detectors: DetectorTable = {
  ...oneStar,
  ...twoStars,
  ...threeStars,
  ...fourStars,
  ...fiveStars,
  ...sixStars,
};

/** What detectors listen to, and what they report to. */
export interface Watched {
  readonly events: ShopEventEmitter;
  readonly frame: FrameEvents;
  readonly context: DetectorContext;
  readonly engine: Engine;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

/**
 * Connects every detector of the table to what it listens to. A detector that fails never fails the learner's request:
 * the error is logged, and the next event gives the detector another chance.
 * @returns a function that decides whether a page's message solves a challenge
 */
export function watch(table: DetectorTable, watched: Watched): (message: VerifyMessage, payload: unknown) => void {
  const { events, frame, context, engine, log } = watched;
  const onChange: (() => void)[] = [];
  const onText: ((text: string) => void)[] = [];
  const onMessage: { readonly message: VerifyMessage; readonly listener: (payload: unknown) => void }[] = [];
  const happenings = {
    events,
    frame,
    onChange: (listener: () => void) => onChange.push(listener),
    onText: (listener: (text: string) => void) => onText.push(listener),
    onMessage: (message: VerifyMessage, listener: (payload: unknown) => void) => onMessage.push({ message, listener }),
  };
  for (const key of challengeKeys) {
    table[key](happenings, (condition) => {
      try {
        engine.solveIf(key, () => condition(context));
      } catch (error) {
        log('warn', `Deciding on ${key} failed: ${inspect(error)}`);
      }
    });
  }

  let lookedAt: number | undefined;
  frame.onGuardedRequest(() => {
    const changes = context.shop.changes();
    if (changes === lookedAt) {
      return;
    }
    lookedAt = changes;
    for (const listener of onChange) {
      listener();
    }
  });
  const texts = createTextWatch(events, context.shop, (text) => {
    for (const listener of onText) {
      listener(text);
    }
  });
  frame.onGuardedRequest(texts.look);

  return (message, payload) => {
    for (const { message: awaited, listener } of onMessage) {
      if (awaited === message) {
        listener(payload);
      }
    }
  };
}
