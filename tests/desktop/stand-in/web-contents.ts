import { readFileSync } from 'node:fs';
import type { NavigationHistory, WebContents, WebPreferences } from 'electron';
import { app } from './app.ts';
import type { StandInFrame } from './chromium/frames.ts';
import { moveInHistory, readHistoryPlace } from './chromium/history.ts';
import { startLoading } from './chromium/load.ts';
import { openPage, type Page } from './chromium/page.ts';
import type { WantedNavigation } from './chromium/page-requests.ts';
import { browser } from './chromium/running.ts';
import { createTarget, type OpenedTarget } from './chromium/targets.ts';
import { ContentsControls } from './contents-controls.ts';
import { ignoreGonePage, refuseUse } from './gone-page.ts';
import { ipcMain } from './ipc-main.ts';
import { createDebugger } from './page-debugger.ts';
import { applyPermissions } from './permissions.ts';
import { StandInSession, session as sessions } from './session.ts';

type UsedOfContents = Pick<
  WebContents,
  | 'close'
  | 'executeJavaScript'
  | 'forcefullyCrashRenderer'
  | 'getTitle'
  | 'getURL'
  | 'id'
  | 'isDestroyed'
  | 'isLoading'
  | 'loadURL'
  | 'reload'
  | 'reloadIgnoringCache'
  | 'send'
> & { readonly navigationHistory: Pick<NavigationHistory, 'canGoBack' | 'canGoForward' | 'goBack' | 'goForward'> };

/** The error code of a navigation that was refused or replaced. */
const aborted = -3;

const known = new Map<string, StandInWebContents>();
let lastId = 0;

/** A page as the app's main process sees it. */
export class StandInWebContents extends ContentsControls implements UsedOfContents {
  readonly id: number;
  readonly session: StandInSession;
  readonly preferences: WebPreferences;
  readonly #page: Promise<Page>;
  #opened: Page | null = null;
  #targetId: string | null = null;
  #url = '';
  #title = '';
  #isLoading = false;
  #isDestroyed = false;
  #isOwnNavigation = false;
  #history = { index: 0, length: 0 };

  /** `target` is a page that another page opened. Without it, an empty one is made. */
  constructor(preferences: WebPreferences, target?: OpenedTarget) {
    super();
    lastId += 1;
    this.id = lastId;
    this.preferences = preferences;
    const given: unknown = preferences.session;
    this.session = given instanceof StandInSession ? given : sessions.defaultSession;
    app.emit('web-contents-created', {}, this);
    this.#page = this.#open(target);
    this.#page.catch((error: unknown) => {
      if (!this.#isDestroyed) {
        console.error('stand-in page:', error);
      }
    });
  }

  static all(): readonly StandInWebContents[] {
    return [...known.values()].toSorted((one, other) => one.id - other.id);
  }

  static ofTarget(targetId: string): StandInWebContents | null {
    return known.get(targetId) ?? null;
  }

  async #open(given: OpenedTarget | undefined): Promise<Page> {
    const { targetId, sessionId } = given ?? (await createTarget(await this.session.contextId()));
    this.#targetId = targetId;
    known.set(targetId, this);
    this.#watchTarget(targetId, sessionId);
    const { preload } = this.preferences;
    const page = await openPage(sessionId, this.session, preload === undefined ? null : readFileSync(preload, 'utf8'), {
      isOwnNavigation: () => this.#takeOwnNavigation(),
      mayNavigate: (navigation) => this.#mayNavigate(navigation),
      onInvoke: (frame, channel, args) => ipcMain.dispatch(channel, this, frame, args),
      onNavigated: (url) => this.#navigated(url, 'did-navigate').catch(ignoreGonePage),
      onNavigatedInPage: (url) => this.#navigated(url, 'did-navigate-in-page').catch(ignoreGonePage),
      onFailed: (url) => this.emit('did-fail-load', {}, -2, 'ERR_FAILED', url, true),
      onLoading: (isLoading) => {
        this.#isLoading = isLoading;
        this.emit(isLoading ? 'did-start-loading' : 'did-stop-loading');
      },
      onLoaded: () => {
        this.emit('did-finish-load');
      },
      onCrashed: () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }),
      onWindowOpen: (url) => this.onWindowOpen(url),
      mayUnload: () => {
        let isLetGo = false;
        this.emit('will-prevent-unload', {
          preventDefault: () => {
            isLetGo = true;
          },
        });
        return isLetGo;
      },
    });
    this.#opened = page;
    return page;
  }

  #watchTarget(targetId: string, sessionId: string): void {
    const { connection } = browser();
    connection.browser.on('Target.targetInfoChanged', ({ targetInfo }) => {
      if (targetInfo.targetId === targetId && targetInfo.title !== this.#title) {
        this.#title = targetInfo.title;
        this.emit('page-title-updated', {}, targetInfo.title, true);
      }
    });
    // A page that has closed is detached first, then refuses commands, and is destroyed last.
    connection.browser.on('Target.detachedFromTarget', (gone) => {
      if (gone.sessionId === sessionId) {
        this.#destroyed();
      }
    });
    connection.browser.on('Target.targetDestroyed', (gone) => {
      if (gone.targetId === targetId) {
        this.#destroyed();
      }
    });
  }

  #takeOwnNavigation(): boolean {
    const isOwn = this.#isOwnNavigation;
    this.#isOwnNavigation = false;
    return isOwn;
  }

  #mayNavigate({ kind, isMainFrame, frameId, url }: WantedNavigation): boolean {
    const frame = this.#opened?.frames.frame(frameId) ?? null;
    const details = {
      url,
      isMainFrame,
      isSameDocument: false,
      frame,
      defaultPrevented: false,
      preventDefault: () => {
        details.defaultPrevented = true;
      },
    };
    if (kind === 'redirect') {
      this.emit('will-redirect', details);
    } else {
      this.emit('will-frame-navigate', details);
      if (isMainFrame) {
        this.emit('will-navigate', details);
      }
    }
    return !details.defaultPrevented;
  }

  async #navigated(url: string, event: 'did-navigate' | 'did-navigate-in-page'): Promise<void> {
    this.#url = url === 'about:blank' && this.#history.length === 0 ? '' : url;
    this.#history = await readHistoryPlace((await this.#page).target);
    if (event === 'did-navigate') {
      await applyPermissions(this.session, url);
      this.emit(event, {}, url, 200, 'OK');
    } else {
      this.emit(event, {}, url, true);
    }
  }

  #destroyed(): void {
    if (!this.#isDestroyed) {
      this.#isDestroyed = true;
      known.delete(this.#targetId ?? '');
      refuseUse(this);
      this.emit('destroyed');
    }
  }

  readonly debugger = createDebugger(async () => (await this.#page).target);

  readonly navigationHistory = {
    canGoBack: () => this.#history.index > 0,
    canGoForward: () => this.#history.index < this.#history.length - 1,
    goBack: () => this.#goTo(-1),
    goForward: () => this.#goTo(1),
  };

  async #goTo(offset: -1 | 1): Promise<void> {
    this.#isOwnNavigation = true;
    await moveInHistory((await this.#page).target, offset);
  }

  get mainFrame(): StandInFrame | null {
    const frames = this.#opened?.frames;
    const id = frames?.mainFrameId() ?? null;
    return frames === undefined || id === null ? null : frames.frame(id);
  }

  async loadURL(url: string): Promise<void> {
    const { target } = await this.#page;
    this.#isOwnNavigation = true;
    const loaded = Promise.withResolvers<void>();
    const finish = () => loaded.resolve();
    this.once('did-finish-load', finish);
    const outcome = await startLoading(target, url);
    this.#isOwnNavigation = false;
    if (outcome.kind === 'failed') {
      this.off('did-finish-load', finish);
      // For the other failures Chromium shows a page, which is reported when it loads.
      if (outcome.code === aborted) {
        this.emit('did-fail-load', {}, outcome.code, outcome.name, url, true);
      }
      throw new Error(`${outcome.name} (${outcome.code}) loading '${url}'`);
    }
    if (outcome.isSameDocument) {
      this.off('did-finish-load', finish);
    } else {
      await loaded.promise;
    }
  }

  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    return (await this.#page).evaluate(code, userGesture);
  }

  send(channel: string, ...args: readonly unknown[]): void {
    this.#reachMainFrame('deliver', channel, args);
  }

  #reachMainFrame(method: 'deliver', channel: string, args: readonly unknown[]): void {
    const page = this.#opened;
    page?.reach(page.frames.mainFrameId(), method, channel, args).catch(() => undefined);
  }

  /** Sends an IPC message from any frame, as a renderer that was taken over could (not Electron's). */
  async invokeFromFrame(frame: StandInFrame, channel: string, args: readonly unknown[]): Promise<unknown> {
    const page = await this.#page;
    return page.reach(page.frames.idOf(frame), 'invoke', channel, args);
  }

  /** Returns a PNG, in base64. */
  async capture(): Promise<string> {
    const { target } = await this.#page;
    // Chromium does not paint a page behind another.
    await target.send('Page.bringToFront');
    const { data } = await target.send('Page.captureScreenshot', { format: 'png' });
    return data;
  }

  async resize(width: number, height: number): Promise<void> {
    const { target } = await this.#page;
    await target.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  }

  reload(): void {
    this.#reload(false);
  }

  reloadIgnoringCache(): void {
    this.#reload(true);
  }

  #reload(ignoreCache: boolean): void {
    this.#isOwnNavigation = true;
    this.#page.then(({ target }) => target.send('Page.reload', { ignoreCache })).catch(() => undefined);
  }

  close(): void {
    if (this.#targetId !== null && !this.#isDestroyed) {
      browser()
        .connection.browser.send('Target.closeTarget', { targetId: this.#targetId })
        .catch(() => undefined);
    }
    this.#destroyed();
  }

  forcefullyCrashRenderer(): void {
    this.#page.then(({ target }) => target.send('Page.crash')).catch(() => undefined);
  }

  /** Returns the options that the page was created with, as in Electron, where this isn't part of the documented API. */
  getLastWebPreferences(): WebPreferences {
    return this.preferences;
  }

  getURL(): string {
    return this.#url;
  }

  getTitle(): string {
    return this.#title;
  }

  isLoading(): boolean {
    return this.#isLoading;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
}
