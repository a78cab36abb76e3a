import { useEffect, useState } from 'react';
import type { Configuration } from '../../../lib/config.ts';
import { isMet, valueIn } from '../conditions/is-met.ts';
import { pace } from '../conditions/wait-for.ts';
import { findAnchor } from '../place/look-around.ts';
import { type RunningTutorial, rewindTo, settledIn, useTutorial } from '../running.ts';
import { type Need, needsOf } from '../script/needs.ts';
import type { Script } from '../script/script.ts';
import { awaitedText, type NearMiss, nearMissOf, typedSoFar } from './near-miss.ts';

/** What the tutorial has to say about what the learner did, below the text of the step. */
export type Answer =
  | { readonly kind: 'nearMiss'; readonly miss: NearMiss }
  /** A field that the step builds on is empty. */
  | { readonly kind: 'empty'; readonly field: string }
  /** What this earlier step asked for no longer holds. */
  | { readonly kind: 'lost'; readonly step: number };

/** Milliseconds without a key press after which the learner seems to have finished typing. */
const typingPause = 1200;

/** Milliseconds for which something has to be lost before the tutorial mentions it: screens come and go. */
const lossPause = 1500;

/** Milliseconds that a screen has after the learner's return, and that it has until its subject is there. */
const settling = { there: 500, loading: 2500 };

/** Returns what the step builds on and does not hold at present. */
export function brokenNeeds(
  script: Script,
  running: RunningTutorial,
  configuration: Configuration,
  step = running.step,
) {
  return needsOf(script, step).filter(
    ({ condition, step: from }) => !isMet(condition, { configuration, before: running.before?.[from] }),
  );
}

/**
 * Watches whether the learner is where the tutorial is: says so when something typed is a near miss or something done before is lost, and
 * goes back to the last step that still holds when the learner comes back from elsewhere.
 */
export function useAnswer(script: Script, running: RunningTutorial, configuration: Configuration): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const { step } = running;
    const anchor = script[step]?.anchor ?? [];
    const typing = watchTyping();
    const atStart = new Map<string, string>();
    let backSince = useTutorial.getState().isBack ? performance.now() : undefined;
    let awaySince: number | undefined;
    let lostSince: number | undefined;
    const look = () => {
      const now = performance.now();
      const broken = brokenNeeds(script, running, configuration);
      const isThere = findAnchor(anchor) !== undefined;
      const isAway = !isThere || broken.some(({ condition }) => condition.kind === 'route');
      if (backSince !== undefined) {
        if (now - backSince >= (isThere ? settling.there : settling.loading)) {
          backSince = undefined;
          comeBack(script, running, configuration);
        }
      } else if (isAway) {
        awaySince ??= now;
      } else if (awaySince !== undefined) {
        backSince = now - awaySince > lossPause ? now : undefined;
        awaySince = undefined;
      }
      lostSince = broken.length === 0 ? undefined : (lostSince ?? now);
      const isLost = lostSince !== undefined && now - lostSince > lossPause;
      setAnswer((known) => {
        const next = nearMissNow() ?? (isLost ? answerTo(broken) : undefined);
        return JSON.stringify(next) === JSON.stringify(known) ? known : next;
      });

      function nearMissNow(): Answer | undefined {
        const awaited = awaitedText(script, step, broken);
        if (awaited === undefined) {
          return undefined;
        }
        // What was there when the step began is no attempt at it, unless an earlier step has asked for it.
        const key = JSON.stringify(awaited.condition);
        const typed = typedSoFar(awaited);
        const isOwn = awaited.condition === script[step]?.until;
        if (!atStart.has(key)) {
          atStart.set(key, isOwn ? typed : '');
        }
        const hasPaused = awaited.condition.kind !== 'value' || typing.hasPaused();
        const miss = typed !== atStart.get(key) && hasPaused ? nearMissOf(awaited, configuration) : undefined;
        return miss && { kind: 'nearMiss', miss };
      }
    };
    look();
    const timer = setInterval(look, pace);
    return () => {
      clearInterval(timer);
      typing.end();
    };
  }, [script, running, configuration]);
  return answer;
}

/** Goes back to the last step that still holds, which may be the one reached. */
function comeBack(script: Script, running: RunningTutorial, configuration: Configuration): void {
  settledIn();
  let step = running.step;
  while (step > 0 && brokenNeeds(script, running, configuration, step).some(({ rewinds }) => rewinds)) {
    step--;
  }
  if (step < running.step) {
    rewindTo(step);
  }
}

function answerTo(broken: readonly Need[]): Answer | undefined {
  const [first] = broken;
  if (first === undefined) {
    return undefined;
  }
  const { condition, step } = first;
  const takesAnything = condition.kind === 'notEmpty' || condition.kind === 'otherValue';
  return takesAnything && valueIn(condition.field) === ''
    ? { kind: 'empty', field: condition.field }
    : { kind: 'lost', step };
}

/** Watches the keyboard. Enter ends a text at once. */
function watchTyping() {
  let last = performance.now();
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  document.addEventListener(
    'input',
    () => {
      last = performance.now();
    },
    options,
  );
  document.addEventListener(
    'keyup',
    ({ key }) => {
      last = key === 'Enter' ? Number.NEGATIVE_INFINITY : last;
    },
    options,
  );
  return { hasPaused: () => performance.now() - last > typingPause, end: () => watch.abort() };
}
