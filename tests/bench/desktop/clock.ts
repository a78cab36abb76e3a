import { app, BrowserWindow, type View, WebContentsView } from 'electron';

/*
 * Loaded into the app's main process before the app itself, after the stand-in: takes the times of its start, from `ready` on, and tells
 * them to its parent. It looks on and touches nothing.
 */

/** Milliseconds from `ready`, with the browser running by then. */
export interface StartTimes {
  /** The window is shown (decision 42: `show()`); the page that it loads says what is going on. */
  readonly shown: number;
  /** That page has painted. */
  readonly painted: number;
  /** The shop answers, and its page has come to sight. */
  readonly shopReady: number;
}

const userData = process.env.BENCH_USER_DATA;
if (userData === undefined) {
  throw new Error('BENCH_USER_DATA names no folder.');
}
app.setPath('userData', userData);
app.once('ready', () => {
  measure(performance.now()).then(
    (times) => process.send?.(times),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(ready: number): Promise<StartTimes> {
  const window = await untilFound(() => BrowserWindow.getAllWindows().find((opened) => opened.isVisible()));
  const shown = performance.now() - ready;
  const shop = await untilFound(() => window.contentView.children.find(isPage));
  await untilFound(() => (shop.getVisible() ? shop : undefined));
  const shopReady = performance.now() - ready;
  // Asked only now, so that asking costs the start nothing.
  const painted = (await firstPaint(window)) - performance.timeOrigin - ready;
  return { shown, painted, shopReady };
}

/** The shop's view is the first that has a page of its own and is not shown from the start. */
function isPage(view: View): view is WebContentsView {
  return view instanceof WebContentsView && !view.getVisible();
}

/** When the page of the window first painted what is going on, in milliseconds since the epoch. */
async function firstPaint({ webContents }: BrowserWindow): Promise<number> {
  const painted = `new Promise((resolve) => {
    if (document.getElementById('progress-title') === null) { throw new Error('another page') }
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint !== undefined) { resolve(performance.timeOrigin + paint.startTime) }
    }).observe({ type: 'paint', buffered: true });
  })`;
  for (;;) {
    // The page that is there before the app has loaded its own takes the script along when it goes.
    const time: unknown = await webContents.executeJavaScript(painted).catch(() => null);
    if (typeof time === 'number') {
      return time;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function untilFound<Found>(look: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = look();
    if (found !== undefined) {
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
