/**
 * Tells which screen somebody is about to go to: the one whose link the pointer, a finger or the focus has come to. Nothing is told
 * that nobody pointed at, so that a proxy shows only what the learner caused.
 * @param onIntent told the path, such as `/basket`; often, and several times in a row
 * @returns ends it; made to be returned from an effect
 */
export function watchLinks(onIntent: (path: string) => void): () => void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (link !== null) {
      onIntent(link.hash.slice(1).split('?', 1)[0] ?? '');
    }
  };
  const watch = new AbortController();
  document.addEventListener('pointerover', look, { passive: true, signal: watch.signal });
  document.addEventListener('focusin', look, { passive: true, signal: watch.signal });
  return () => watch.abort();
}
