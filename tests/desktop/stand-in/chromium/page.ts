import { randomUUID } from 'node:crypto';
import type { StandInSession } from '../session.ts';
import type { Target } from './connection.ts';
import { createFrameTree, type FrameTree, type StandInFrame } from './frames.ts';
import { holdRequests, type WantedNavigation } from './page-requests.ts';
import { type IsolatedWorldHandle, isolatedWorldScript, mainWorldScript, type WorldSettings } from './page-worlds.ts';
import { browser } from './running.ts';
import { toAppUrl } from './shell-scheme.ts';

/** What happens in a page, for web-contents.ts to turn into Electron's events. */
export interface PageHooks {
  readonly isOwnNavigation: () => boolean;
  readonly mayNavigate: (navigation: WantedNavigation) => boolean;
  readonly onInvoke: (frame: StandInFrame | null, channel: string, args: readonly unknown[]) => Promise<unknown>;
  readonly onNavigated: (url: string) => void;
  readonly onNavigatedInPage: (url: string) => void;
  readonly onFailed: (url: string) => void;
  readonly onLoading: (isLoading: boolean) => void;
  readonly onLoaded: () => void;
  readonly onCrashed: () => void;
  readonly onWindowOpen: (url: string) => void;
  /** Returns whether a page that asks to stay open may be left all the same. */
  readonly mayUnload: () => boolean;
}

/** One page of the browser, controlled over its session. */
export interface Page {
  readonly target: Target;
  readonly frames: FrameTree;
  /** Runs code in the main frame's main world. Resolves with the JSON of its result. */
  evaluate(code: string, userGesture?: boolean): Promise<unknown>;
  /** Calls the isolated world of a frame. Does nothing when the frame has none. */
  reach<Name extends keyof IsolatedWorldHandle>(
    frameId: string | null,
    method: Name,
    ...args: Parameters<IsolatedWorldHandle[Name]>
  ): Promise<unknown>;
}

const isolatedWorldName = 'Electron Isolated Context';

/** Sets up a page that was attached before its first script ran, then lets it run. */
export async function openPage(
  sessionId: string,
  session: StandInSession,
  preload: string | null,
  hooks: PageHooks,
): Promise<Page> {
  const target = browser().connection.page(sessionId);
  const frames = createFrameTree((contextId, code) => evaluateIn(target, contextId, code));
  const binding = `main_${randomUUID().replaceAll('-', '')}`;
  const settings: WorldSettings = {
    key: randomUUID(),
    binding,
    process: {
      platform: process.platform,
      versions: { ...process.versions, electron: '45.0.0', chrome: '0.0.0.0' },
      type: 'renderer',
      sandboxed: true,
      contextIsolated: true,
    },
  };

  async function reach(frameId: string | null, method: string, ...args: readonly unknown[]): Promise<unknown> {
    const contextId = frameId === null ? null : frames.world(frameId, true);
    if (contextId === null) {
      return undefined;
    }
    return evaluateIn(target, contextId, `standIn.${method}(...${JSON.stringify(args)})`);
  }

  watchFrames(target, frames, hooks);
  target.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== binding) {
      return;
    }
    const { id, channel, args } = JSON.parse(payload);
    const frame = frames.frameOfWorld(executionContextId);
    const frameId = frame === null ? null : frames.idOf(frame);
    hooks
      .onInvoke(frame, channel, args)
      .then(
        (value) => reach(frameId, 'settle', id, true, value),
        (error: unknown) => reach(frameId, 'settle', id, false, error instanceof Error ? error.message : error),
      )
      .catch(() => undefined); // the page that asked has closed
  });
  target.on('Page.windowOpen', ({ url }) => hooks.onWindowOpen(url));
  target.on('Inspector.targetCrashed', hooks.onCrashed);
  target.on('Page.javascriptDialogOpening', ({ type }) => {
    const accept = type === 'beforeunload' ? hooks.mayUnload() : false;
    target.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined);
  });

  // A page that waits for its debugger answers some of these only once it runs, so the last one lets it run.
  // All are awaited together: a page that closes meanwhile fails several of them.
  await Promise.all([
    target.send('Page.enable'),
    target.send('Runtime.enable'),
    target.send('Inspector.enable'),
    target.send('Runtime.addBinding', { name: binding, executionContextName: isolatedWorldName }),
    target.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript(settings) }),
    target.send('Page.addScriptToEvaluateOnNewDocument', {
      source: isolatedWorldScript(settings, preload),
      worldName: isolatedWorldName,
    }),
    target.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    target.send('Page.getFrameTree').then(({ frameTree }) => frames.attach(frameTree.frame.id, null)),
    holdRequests(target, {
      session,
      isMainFrame: (frameId) => frameId === frames.mainFrameId(),
      isOwnNavigation: hooks.isOwnNavigation,
      mayNavigate: hooks.mayNavigate,
    }),
    target.send('Runtime.runIfWaitingForDebugger'),
  ]);

  return {
    target,
    frames,
    reach,
    evaluate: async (code, userGesture = false) => {
      const { result, exceptionDetails } = await target.send('Runtime.evaluate', {
        expression: code,
        awaitPromise: true,
        returnByValue: true,
        userGesture,
        replMode: false,
      });
      if (exceptionDetails !== undefined) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value;
    },
  };
}

async function evaluateIn(target: Target, contextId: number, code: string): Promise<unknown> {
  const { result, exceptionDetails } = await target.send('Runtime.evaluate', {
    expression: code,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value;
}

function watchFrames(target: Target, frames: FrameTree, hooks: PageHooks): void {
  const isMain = (frameId: string) => frameId === frames.mainFrameId();

  target.on('Page.frameAttached', ({ frameId, parentFrameId }) => frames.attach(frameId, parentFrameId));
  target.on('Page.frameDetached', ({ frameId }) => frames.detach(frameId));
  target.on('Page.frameNavigated', ({ frame }) => {
    frames.attach(frame.id, frame.parentId ?? null);
    const url = toAppUrl(frame.url + (frame.urlFragment ?? ''));
    frames.navigate(frame.id, url, originOf(url, frame.securityOrigin));
    if (isMain(frame.id)) {
      if (frame.unreachableUrl === undefined) {
        hooks.onNavigated(url);
      } else {
        hooks.onFailed(toAppUrl(frame.unreachableUrl));
      }
    }
  });
  target.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    const frame = frames.frame(frameId);
    if (frame !== null) {
      frames.navigate(frameId, toAppUrl(url), frame.origin);
    }
    if (isMain(frameId)) {
      hooks.onNavigatedInPage(toAppUrl(url));
    }
  });
  target.on('Page.frameStartedLoading', ({ frameId }) => {
    if (isMain(frameId)) {
      hooks.onLoading(true);
    }
  });
  target.on('Page.frameStoppedLoading', ({ frameId }) => {
    if (isMain(frameId)) {
      hooks.onLoading(false);
    }
  });
  target.on('Page.loadEventFired', () => hooks.onLoaded());
  target.on('Runtime.executionContextCreated', ({ context }) => {
    // The protocol leaves this object untyped.
    const { frameId, isDefault }: { frameId?: unknown; isDefault?: unknown } = context.auxData ?? {};
    if (typeof frameId === 'string') {
      frames.addWorld(context.id, frameId, isDefault !== true);
    }
  });
  target.on('Runtime.executionContextDestroyed', ({ executionContextId }) => frames.clearWorld(executionContextId));
  target.on('Runtime.executionContextsCleared', () => frames.clearWorlds());
}

/** Returns an origin as Electron does, which gives custom schemes that are `standard` one of their own. */
function originOf(url: string, securityOrigin: string): string {
  const appOrigin = toAppUrl(`${securityOrigin}/`).slice(0, -1);
  if (appOrigin !== securityOrigin) {
    return appOrigin;
  }
  // Chromium writes an opaque origin as "://".
  return securityOrigin === '://' || !URL.canParse(url) ? 'null' : securityOrigin;
}
