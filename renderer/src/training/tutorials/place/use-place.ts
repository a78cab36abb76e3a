import { type RefObject, useEffect, useRef, useState } from 'react';
import { targetsOf } from '../conditions/condition.ts';
import { pace } from '../conditions/wait-for.ts';
import type { Step } from '../script/script.ts';
import { dock, giveBackRoom, undock } from './dock.ts';
import { bringIntoView, findAnchor, lookAround, ringAround } from './look-around.ts';
import { type Box, placeHint } from './place-hint.ts';

/** Milliseconds that an anchor and its screen's code may take to load before the hint says that the anchor is missing. */
const patience = 1500;

/** Milliseconds after a subject's appearance for which it is kept in view, while pictures load and the hint finds its place. */
const arrival = 1200;

interface PlaceWishes {
  readonly step: Step;
  /** Whether the tutorial ends with this step, whose hint covers nothing: the learner is done and looks at the page. */
  readonly isLast: boolean;
  readonly hint: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  /** Whether the learner wants the hint in the corner, whatever it is about. */
  readonly inCorner: boolean;
}

/** Whether the step's anchor is on the screen. */
export type AnchorState =
  | { readonly kind: 'there' }
  /** `lastSeenAt` is the address at which the anchor was last seen in this step. */
  | { readonly kind: 'missing'; readonly lastSeenAt: string | undefined };

const there: AnchorState = { kind: 'there' };

/**
 * Keeps a hint beside its anchor and a ring around what the learner has to use, whether the page scrolls, resizes, renders again or is
 * left. It writes to the elements directly and renders only when the anchor appears or disappears.
 */
export function usePlace({ step, isLast, hint, ring, inCorner }: PlaceWishes): AnchorState {
  const [state, setState] = useState<AnchorState>(there);
  const frame = useRef(0);
  useEffect(() => {
    const targets = [...(step.points ?? []), ...targetsOf(step.until)];
    const view = keptInView();
    let shown: Element | undefined;
    let seenAt: string | undefined;
    let lastSeen = performance.now();
    const update = () => {
      const anchor = findAnchor(step.anchor);
      // The address changes before its screen is there, so the anchor of the previous screen must not be attributed to it.
      if (anchor !== undefined && anchor !== shown) {
        shown = anchor;
        seenAt = window.location.hash;
      }
      if (anchor !== undefined) {
        lastSeen = performance.now();
        setState(there);
      } else if (performance.now() - lastSeen > patience) {
        setState((known) => (known.kind === 'missing' ? known : { kind: 'missing', lastSeenAt: seenAt }));
      }
      const box = hint.current;
      if (box !== null && !(isLast && dock(box, anchor))) {
        undock(box);
        const around = lookAround(anchor, targets);
        moveTo(box, placeHint(sizeOf(box), inCorner ? { ...around, anchor: undefined } : around));
        view.keep(findAnchor(targets) ?? anchor, box);
      }
      if (ring.current !== null) {
        drawRing(ring.current, ringAround(step.marksAnchor === false ? undefined : anchor, targets));
      }
    };
    const updateSoon = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(update);
    };
    setState(there);
    update();
    const timer = setInterval(update, pace);
    const watch = new AbortController();
    document.addEventListener('scroll', updateSoon, { capture: true, passive: true, signal: watch.signal });
    window.addEventListener('resize', updateSoon, { signal: watch.signal });
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame.current);
      watch.abort();
      view.end();
      giveBackRoom();
    };
  }, [step, isLast, hint, ring, inCorner]);
  return state;
}

/** Keeps a step's subject in view from its appearance until it has settled or the learner scrolls. */
function keptInView() {
  let since: number | undefined;
  let subject: Element | undefined;
  let isOver = false;
  const watch = new AbortController();
  const options = { capture: true, passive: true, signal: watch.signal };
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    document.addEventListener(
      event,
      () => {
        isOver = since !== undefined;
      },
      options,
    );
  }
  return {
    keep(element: Element | undefined, hint: Element): void {
      if (element === undefined || isOver) {
        return;
      }
      if (element !== subject) {
        subject = element;
        since = performance.now();
      }
      if (since !== undefined && performance.now() - since > arrival) {
        isOver = true;
      } else if (element instanceof HTMLElement || element instanceof SVGElement) {
        bringIntoView(element, hint);
      }
    },
    end: () => watch.abort(),
  };
}

function sizeOf(element: HTMLElement): Pick<Box, 'width' | 'height'> {
  return { width: element.offsetWidth, height: element.offsetHeight };
}

function moveTo(element: HTMLElement, { left, top }: Pick<Box, 'left' | 'top'>): void {
  element.style.left = `${Math.round(left)}px`;
  element.style.top = `${Math.round(top)}px`;
}

function drawRing(ring: HTMLElement, box: Box | undefined): void {
  ring.hidden = box === undefined;
  if (box !== undefined) {
    moveTo(ring, box);
    ring.style.width = `${Math.round(box.width)}px`;
    ring.style.height = `${Math.round(box.height)}px`;
  }
}
