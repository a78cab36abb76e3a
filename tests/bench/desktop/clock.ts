import { app, BrowserWindow, type View, WebContentsView } from 'electron';

/*
 * Loaded into the app's main process after the stand-in and before the app itself. Measures the app's start, from `ready` on, and sends
 * the times to the parent process. It only observes.
 */

/** Milliseconds from `ready`, when the browser is already running. */
export interface StartTimes {
  /** The window is shown (decision 42: `show()`). The page that it loads reports the progress. */
  readonly shown: number;
  /** That page has painted. */
  readonly painted: number;
  /** The shop answers, and its page is in sight. */
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
  // Asked only now, so that asking doesn't slow down the start.
  const painted = (await firstPaint(window)) - performance.timeOrigin - ready;
  return { shown, painted, shopReady };
}

/** Finds the shop's view: the first that has a page of its own and isn't shown from the start. */
function isPage(view: View): view is WebContentsView {
  return view instanceof WebContentsView && !view.getVisible();
}

/** Reads when the window's page first painted the progress, in milliseconds since the epoch. */
async function firstPaint({ webContents }: BrowserWindow): Promise<number> {
  const painted = `new Promise((resolve) => {
    if (document.getElementById('progress-title') === null) { throw new Error('another page') }
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint !== undefined) { resolve(performance.timeOrigin + paint.startTime) }
    }).observe({ type: 'paint', buffered: true });
  })`;
  for (;;) {
    // The page that exists before the app has loaded its own takes the script with it when it is replaced.
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
