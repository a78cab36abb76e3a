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
