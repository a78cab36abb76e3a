import { app, BrowserWindow, type View, WebContentsView } from 'electron';

/*
 * Loaded into the app's main process before the app itself, after the stand-in: takes the times of its start, from `ready` on, and tells
 * them to its parent. It looks on and touches nothing.
 */

/** Milliseconds from `ready`, with the browser running by then. */
export interface StartTimes {
  /** The window is shown, and its page has said what is going on. */
  readonly shown: number;
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
  const shown = untilProgress(window).then(() => performance.now() - ready);
  const shop = await untilFound(() => window.contentView.children.find(isPage));
  await untilFound(() => (shop.getVisible() ? shop : undefined));
  const shopReady = performance.now() - ready;
  return { shown: await shown, shopReady };
}

/** The shop's view is the first that has a page of its own and is not shown from the start. */
function isPage(view: View): view is WebContentsView {
  return view instanceof WebContentsView && !view.getVisible();
}

/** Resolves when the page of the window has drawn a frame with its sentence about progress. */
async function untilProgress({ webContents }: BrowserWindow): Promise<void> {
  const drawn = `new Promise((resolve) => {
    const look = () => document.getElementById('progress-detail')?.textContent
      ? requestAnimationFrame(() => resolve(true))
      : setTimeout(look, 1);
    look();
  })`;
  // The page that is there before the app has loaded its own takes the script along when it goes.
  while (!(await webContents.executeJavaScript(drawn).catch(() => false))) {
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
