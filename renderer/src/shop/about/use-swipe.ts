import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger has to travel sideways for a swipe. */
const shortestSwipe = 40;

/** Returns listeners for an element that can be swiped sideways. The element needs `touch-action: pan-y`. */
export function useSwipe({ onLeft, onRight }: { readonly onLeft: () => void; readonly onRight: () => void }) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travelled = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(travelled) >= shortestSwipe) {
        (travelled < 0 ? onLeft : onRight)();
      }
    },
  };
}
