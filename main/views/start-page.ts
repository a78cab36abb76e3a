import type { StartState } from '../channels.ts';
import { answer, type TrustedSender } from '../security/senders.ts';
import { isShellPageFrame, shellPageUrl } from '../shell-pages.ts';
import { unawaited } from '../unawaited.ts';
import type { ShellWindow } from '../window.ts';
import { words } from '../words.ts';
import { announce } from './announce.ts';

/** The page below the others: what is going on until the shop's page shows, or what went wrong and what to do. */
export interface StartPage {
  show(state: StartState): void;
}

export const starting: StartState = {
  kind: 'progress',
  title: words.start.starting,
  detail: words.start.startingDetail,
};

export const restarting: StartState = {
  kind: 'progress',
  title: words.start.restarting,
  detail: words.start.restartingDetail,
};

/** The shop itself could not start: reason and advice are the supervisor's. */
export function startFailed(reason: string, advice: string, hasDataFolder: boolean): StartState {
  return {
    kind: 'failed',
    title: words.start.failed,
    reason,
    advice,
    actions: [
      { action: 'retry', label: words.start.retry },
      ...(hasDataFolder ? [{ action: 'openDataFolder', label: words.start.openDataFolder } as const] : []),
      { action: 'quit', label: words.start.quit },
    ],
  };
}

/** The shop runs, but its page did not come: most often a proxy that is not running. */
export function pageFailed(url: string, reason: string, isProxied: boolean): StartState {
  return {
    kind: 'failed',
    title: words.start.unreachable,
    reason: words.start.unreachableDetail(url, reason),
    advice: isProxied ? words.start.proxyAdvice : words.start.unreachableAdvice,
    actions: [
      { action: 'retry', label: words.start.retry },
      ...(isProxied ? [{ action: 'goDirect', label: words.start.goDirect } as const] : []),
      { action: 'quit', label: words.start.quit },
    ],
  };
}

export function createStartPage(shell: ShellWindow): StartPage {
  const contents = shell.window.webContents;
  const sender: TrustedSender = { contents, mayAsk: (frame) => isShellPageFrame('start', frame) };
  let state: StartState = starting;

  answer('start:ready', sender, () => state);
  unawaited(contents.loadURL(shellPageUrl('start')));
  return {
    show: (next) => {
      state = next;
      announce(contents, 'start:state', state);
    },
  };
}
