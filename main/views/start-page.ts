import type { StartState } from '../../shared/desktop/channels.ts';
import { answer } from '../security/senders.ts';
import { shellPageSender, shellPageUrl } from '../shell-pages.ts';
import { unawaited } from '../unawaited.ts';
import type { ShellWindow } from '../window.ts';
import { announce } from './announce.ts';
import { starting } from './start-states.ts';

/** The page below the views. It shows what is going on until the shop's page appears, or what went wrong and what to do. */
export interface StartPage {
  show(state: StartState): void;
}

export function createStartPage(shell: ShellWindow): StartPage {
  const contents = shell.window.webContents;
  let state: StartState = starting();

  answer(
    'start:ready',
    shellPageSender('start', () => contents),
    () => state,
  );
  unawaited(contents.loadURL(shellPageUrl('start')));
  return {
    show: (next) => {
      state = next;
      announce(contents, 'start:state', state);
    },
  };
}
