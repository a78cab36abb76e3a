import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { startTutorial, useTutorial } from './running.ts';

/** Milliseconds between two checks for the products. */
const pace = 100;

/** Starts a tutorial from `/#/hacking-instructor?challenge=<name>` once the products are there (ui-learning.md 13.1). */
export function useStartByAddress(): void {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same address again starts the tutorial again
  useEffect(() => {
    const name = pathname === '/hacking-instructor' ? new URLSearchParams(search).get('challenge') : null;
    if (name === null || useTutorial.getState().running?.name === name) {
      return;
    }
    const timer = setInterval(() => {
      const products = document.querySelector('app-search-result');
      if (products !== null && products.querySelector('[aria-busy=true]') === null) {
        clearInterval(timer);
        startTutorial(name, 'address');
      }
    }, pace);
    return () => clearInterval(timer);
  }, [pathname, search, key]);
}
