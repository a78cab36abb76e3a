/** The window as it was when the tutorials were loaded. */
const before = sizes();

/** Keys that open the developer tools in the browsers of the day, and in the desktop app. */
function opensTools({ key, code, ctrlKey, shiftKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'F12' || (code === 'KeyI' && ((ctrlKey && shiftKey) || (metaKey && altKey)));
}

/**
 * Whether the page has lost room to tools inside its window: its own size has changed (ui-learning.md 13.4) while neither the size of
 * the window nor the zoom has. Tools in a window of their own cannot be seen from here, so hints also offer a button to say so.
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

/** Calls back when the developer tools seem to be opened, or seem to be open; returns what ends the watch. */
export function watchDeveloperTools(onOpen: () => void): () => void {
  const onKey = (event: KeyboardEvent) => opensTools(event) && onOpen();
  const onResize = () => takeRoom() && onOpen();
  const watch = new AbortController();
  window.addEventListener('keydown', onKey, { capture: true, signal: watch.signal });
  window.addEventListener('resize', onResize, { signal: watch.signal });
  return () => watch.abort();
}
