import { inspect } from 'node:util';
import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { FrameEvents } from '../http/events.ts';
import type { ShopEventEmitter } from '../shop/events.ts';
import type { Detector, DetectorContext, DetectorTable, VerifyMessage } from './detector.ts';
import type { Engine } from './engine.ts';
import { createTextWatch } from './text-watch.ts';

/** Where detectors hear of what happens, and whom they tell. */
export interface Watched {
  readonly events: ShopEventEmitter;
  readonly frame: FrameEvents;
  readonly context: DetectorContext;
  readonly engine: Engine;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

type DetectorOn<Kind extends Detector['on']> = Extract<Detector, { readonly on: Kind }>;

/**
 * Connects every detector of the table with what it listens to. A detector that fails never fails the learner's request:
 * the error is logged, and the next occasion finds it again.
 * @returns decides on a message of a page
 */
export function watch(table: DetectorTable, watched: Watched): (message: VerifyMessage, payload: unknown) => void {
  const { events, frame, context, engine, log } = watched;

  const solveIf = (key: ChallengeKey, condition: () => boolean): void => {
    try {
      engine.solveIf(key, condition);
    } catch (error) {
      log('warn', `Deciding on ${key} failed: ${inspect(error)}`);
    }
  };
  const detectorsOn = <Kind extends Detector['on']>(kind: Kind): readonly [ChallengeKey, DetectorOn<Kind>][] =>
    challengeKeys.flatMap((key): [ChallengeKey, DetectorOn<Kind>][] => {
      const detector = table[key];
      // The comparison selects the kind; TypeScript does not carry it over to a generic one.
      return detector.on === kind ? [[key, detector as DetectorOn<Kind>]] : [];
    });

  for (const [key, detector] of detectorsOn('event')) {
    detector.watch(events, (condition) => solveIf(key, () => condition(context)));
  }

  const onUrl = detectorsOn('url');
  frame.onWatchedUrl((url) => {
    for (const [key, detector] of onUrl) {
      solveIf(key, () => detector.solves(url, context));
    }
  });

  const onState = detectorsOn('state');
  let lookedAt: number | undefined;
  frame.onGuardedRequest(() => {
    const changes = context.shop.changes();
    if (changes === lookedAt) {
      return;
    }
    lookedAt = changes;
    for (const [key, detector] of onState) {
      solveIf(key, () => detector.solves(context));
    }
  });

  const onText = detectorsOn('text');
  const texts = createTextWatch(events, context.shop, (text) => {
    for (const [key, detector] of onText) {
      solveIf(key, () => detector.solves(text, context) && context.shop.isCustomerText(text));
    }
  });
  frame.onGuardedRequest(texts.look);

  const onToken = detectorsOn('token');
  frame.onVerifiedToken((token) => {
    for (const [key, detector] of onToken) {
      solveIf(key, () => detector.solves(token, context));
    }
  });

  const onError = detectorsOn('error');
  frame.onErrorPage((statusBefore) => {
    for (const [key, detector] of onError) {
      solveIf(key, () => detector.solves(statusBefore));
    }
  });

  const onSocket = detectorsOn('socket');
  return (message, payload) => {
    for (const [key, detector] of onSocket) {
      if (detector.message === message) {
        solveIf(key, () => detector.solves(payload, context));
      }
    }
  };
}
