import { useEffect, useState } from 'react';

/**
 * Returns the time by the board's clock, in milliseconds, anew after each step.
 * @param boardNow what the board last said
 */
export function useBoardClock(boardNow: number, stepMs: number): number {
  const [offset, setOffset] = useState(() => boardNow - Date.now());
  const [now, setNow] = useState(boardNow);
  useEffect(() => setOffset(boardNow - Date.now()), [boardNow]);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, stepMs);
    return () => clearInterval(timer);
  }, [offset, stepMs]);
  return now;
}
