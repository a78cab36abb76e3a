/** The window's sizes when the tutorials were loaded. */
const before = sizes();

/** Tells whether a key opens the developer tools in current browsers and in the desktop app. */
function opensTools({ key, code, ctrlKey, shiftKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'F12' || (code === 'KeyI' && ((ctrlKey && shiftKey) || (metaKey && altKey)));
}

/**
 * Tells whether tools inside the window have taken room from the page: its inner size has changed (ui-learning.md 13.4) while its outer
 * size and zoom haven't. Tools in a separate window can't be detected, so hints also offer a button to say that they are open.
 */
function takeRoom(): boolean {
  const now = sizes();
  const windowIsAsBefore = now.outer === before.outer && now.zoom === before.zoom;
  return windowIsAsBefore && now.inner !== before.inner;
}

function sizes() {
  return {
    inner: `${window.innerWidth} x ${window.innerHeight}`,
    outer: `${window.outerWidth} x ${window.outerHeight}`,
    zoom: window.devicePixelRatio,
  };
}

/** Calls back when the developer tools seem to be open or about to open. Returns a function that stops watching. */
export function watchDeveloperTools(onOpen: () => void): () => void {
  const onKey = (event: KeyboardEvent) => opensTools(event) && onOpen();
  const onResize = () => takeRoom() && onOpen();
  const watch = new AbortController();
  window.addEventListener('keydown', onKey, { capture: true, signal: watch.signal });
  window.addEventListener('resize', onResize, { signal: watch.signal });
  return () => watch.abort();
}
