import type { Condition, WatchedValue } from './condition.ts';
import { watchDeveloperTools } from './developer-tools.ts';
import { type Circumstances, isMet, watchedValue } from './is-met.ts';

/** Milliseconds between two looks at the page (ui-learning.md 13.4). */
export const pace = 100;

/**
 * Waits until a condition is met. Time is left to the hint's clock.
 * @param isReady tells whether what was asked for before still holds, without which a click sends the wrong thing and does not count
 * @param onMet called at most once
 * @returns a function that ends the wait
 */
export function waitFor(
  condition: Condition,
  circumstances: Circumstances,
  isReady: () => boolean,
  onMet: () => void,
): () => void {
  const ends: (() => void)[] = [];
  const end = () => {
    for (const one of ends.splice(0)) {
      one();
    }
  };
  const met = () => {
    end();
    onMet();
  };
  for (const part of parts(condition)) {
    if (part.kind === 'click') {
      ends.push(watchClicks(part, isReady, met));
    } else if (part.kind === 'developerTools') {
      ends.push(watchDeveloperTools(met));
    }
  }
  const timer = setInterval(() => isMet(condition, circumstances) && met(), pace);
  ends.push(() => clearInterval(timer));
  return end;
}

function parts(condition: Condition): readonly Condition[] {
  return condition.kind === 'any' ? condition.of.flatMap(parts) : [condition];
}

/** Returns the value that a condition watches for a change, if any. */
export function valueWatchedBy(condition: Condition): WatchedValue | undefined {
  return parts(condition).find((part) => part.kind === 'changed')?.value;
}

/** Calls back with the watched value as soon as there is one. Returns a function that ends the wait. */
export function captureValue(value: WatchedValue, onValue: (value: string | null) => void): () => void {
  const timer = setInterval(look, pace);
  look();
  function look() {
    const now = watchedValue(value);
    if (now !== undefined) {
      clearInterval(timer);
      onValue(now);
    }
  }
  return () => clearInterval(timer);
}

/**
 * Watches the document, so that a click counts even if the element has been rendered again. Enter counts only while the target is enabled.
 * A form may be empty again by the time that the key is released, so its state counts from when the key was pressed.
 */
function watchClicks(
  { target, orEnterIn }: { readonly target: string; readonly orEnterIn?: string },
  isReady: () => boolean,
  onClick: () => void,
): () => void {
  let wasReady = false;
  const click = (event: MouseEvent) => isWithin(event.target, target) && isReady() && onClick();
  const press = (event: KeyboardEvent) => {
    wasReady = event.key === 'Enter' ? isReady() : wasReady;
  };
  const enter = (event: KeyboardEvent) => {
    const sends = orEnterIn !== undefined && event.key === 'Enter' && !event.isComposing && wasReady;
    if (sends && isWithin(event.target, orEnterIn) && document.querySelector(`${target}:enabled`) !== null) {
      onClick();
    }
  };
  const watch = new AbortController();
  document.addEventListener('click', click, { capture: true, signal: watch.signal });
  document.addEventListener('keydown', press, { capture: true, signal: watch.signal });
  document.addEventListener('keyup', enter, { capture: true, signal: watch.signal });
  return () => watch.abort();
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
