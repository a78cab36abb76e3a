import { browser } from './running.ts';

/** A page that a page opened. It is held before its first request until someone decides about it. */
export interface OpenedTarget {
  readonly targetId: string;
  readonly sessionId: string;
  readonly openerId: string;
}

const wanted = new Map<string, (sessionId: string) => void>();
const early = new Map<string, string>();
const gone = new Set<string>();
let onOpened: (opened: OpenedTarget) => void = () => undefined;
let isWatching = false;

/** Attaches to every new page before it runs. `listener` gets those that pages open themselves. */
export async function watchTargets(listener: (opened: OpenedTarget) => void): Promise<void> {
  onOpened = listener;
  if (isWatching) {
    return;
  }
  isWatching = true;
  const { connection } = browser();
  connection.browser.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const { targetId, openerId, type } = targetInfo;
    if (type !== 'page') {
      connection
        .page(sessionId)
        .send('Runtime.runIfWaitingForDebugger')
        .catch(() => undefined);
    } else if (openerId !== undefined) {
      onOpened({ targetId, sessionId, openerId });
    } else if (wanted.has(targetId)) {
      wanted.get(targetId)?.(sessionId);
    } else {
      early.set(targetId, sessionId);
    }
  });
  connection.browser.on('Target.targetDestroyed', ({ targetId }) => gone.add(targetId));
  // Titles and closed pages are reported only on request.
  await connection.browser.send('Target.setDiscoverTargets', { discover: true });
  await connection.browser.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
}

/** Returns whether a page has already been closed. */
export function isGone({ targetId }: OpenedTarget): boolean {
  return gone.has(targetId);
}

/** Makes an empty page. Resolves with the ids under which it is attached. */
export async function createTarget(
  browserContextId: string | undefined,
): Promise<{ targetId: string; sessionId: string }> {
  const { connection } = browser();
  const context = browserContextId === undefined ? {} : { browserContextId };
  const { targetId } = await connection.browser.send('Target.createTarget', { url: 'about:blank', ...context });
  const sessionId = early.get(targetId) ?? (await new Promise<string>((resolve) => wanted.set(targetId, resolve)));
  return { targetId, sessionId };
}
