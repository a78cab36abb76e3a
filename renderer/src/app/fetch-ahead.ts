import { whenIdle } from '../lib/when-idle.ts';

/** Milliseconds after which a busy page does what it had put off. */
const patience = 500;

/**
 * Does something in a quiet moment once the visitor first moves the pointer, touches the page or presses a key: before anything can be clicked, and
 * not while the first screen is being loaded for nobody.
 * @returns a function that stops waiting, to be returned from an effect
 */
export function onceActive(work: () => void): () => void {
  const watch = new AbortController();
  const begin = (): void => {
    watch.abort();
    whenIdle(work, patience);
  };
  for (const event of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(event, begin, { passive: true, capture: true, signal: watch.signal });
  }
  return () => watch.abort();
}

/**
 * Reports which screen a visitor is about to open: the one whose link or `RouteButton` is under the pointer, a finger or the focus. It reports nothing else,
 * so that a proxy shows only what the learner caused.
 * @param onIntent is called with the path, such as `/basket`, often several times in a row
 * @returns a function that stops watching, to be returned from an effect
 */
export function watchLinks(onIntent: (path: string) => void): () => void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href^="#/"], button[routerlink]') : null;
    const path = link?.getAttribute('routerlink') ?? link?.getAttribute('href')?.slice(1);
    if (path !== undefined) {
      onIntent(path.split('?', 1)[0] ?? '');
    }
  };
  const watch = new AbortController();
  document.addEventListener('pointerover', look, { passive: true, signal: watch.signal });
  document.addEventListener('focusin', look, { passive: true, signal: watch.signal });
  return () => watch.abort();
}
