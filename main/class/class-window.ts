import { readFile } from 'node:fs/promises';
import { clipboard } from 'electron';
import type { ClassAction, ClassWindowState, Verdict } from '../../shared/desktop/channels.ts';
import { createDialogs } from '../dialogs.ts';
import { answer } from '../security/senders.ts';
import { announce } from '../views/announce.ts';
import type { ToolWindow } from '../windows/tool-window.ts';
import { words } from '../words.ts';
import { writeWholeFile } from '../write-file.ts';
import type { BoardAddresses, BoardWindows } from './board-windows.ts';
import type { ClassBoardOfApp } from './class-board.ts';

interface Surroundings {
  readonly tool: ToolWindow;
  readonly board: ClassBoardOfApp;
  readonly windows: BoardWindows;
  /** The name that the class has unless the trainer gives it another. */
  readonly suggestedName: () => Promise<string>;
}

/** Returns where the views of a board are. The wall's window uses this machine's own address, whatever the network does. */
export function boardAddresses(board: ClassBoardOfApp): BoardAddresses {
  return () => {
    const state = board.state();
    const [address] = state.kind === 'ready' ? state.addresses : [];
    return state.kind === 'ready' && address !== undefined
      ? { trainer: state.trainerUrl, wall: new URL('/', address).href }
      : null;
  };
}

/** Feeds the page that opens and closes the class board, and does what its buttons offer. */
export function serveClassWindow({ tool, board, windows, suggestedName }: Surroundings): void {
  const state = async (): Promise<ClassWindowState> => {
    const current = board.state();
    switch (current.kind) {
      case 'ready':
        return { kind: 'open', name: current.name, addresses: current.addresses };
      case 'starting':
      case 'restarting':
        return { kind: 'starting' };
      case 'failed':
        return { kind: 'closed', name: await suggestedName(), failure: current.reason };
      case 'stopped':
        return { kind: 'closed', name: await suggestedName(), failure: null };
    }
  };
  board.follow(async ({ kind }) => {
    if (kind === 'stopped' || kind === 'failed') {
      windows.closeAll();
    }
    const next = await state();
    const window = tool.window();
    if (window !== null) {
      announce(window.webContents, 'class:state', next);
    }
  });

  answer('class:ready', tool.sender, state);
  answer('class:open', tool.sender, async (wishes) => {
    await board.open(wishes);
    windows.show('trainer');
    return undefined;
  });
  answer('class:act', tool.sender, act);

  async function act(action: ClassAction): Promise<Verdict> {
    switch (action) {
      case 'trainer':
      case 'wall':
        windows.show(action);
        break;
      case 'copy': {
        const current = board.state();
        await clipboard.writeText((current.kind === 'ready' ? current.addresses[0] : undefined) ?? '');
        break;
      }
      case 'close':
        return close();
      case 'profile':
        return saveProfile();
    }
    return { kind: 'accepted' };
  }

  async function close(): Promise<Verdict> {
    const window = tool.window();
    const { closeBoard, closeBoardDetail, closeBoardAction } = words.classBoard;
    const question = { message: closeBoard, detail: closeBoardDetail, action: closeBoardAction };
    if (window !== null && (await createDialogs(window).confirm(question))) {
      await board.close();
    }
    return { kind: 'accepted' };
  }

  /** Copies the profile, which holds the key of the class, to where the trainer wants it. */
  async function saveProfile(): Promise<Verdict> {
    const window = tool.window();
    const profile = board.profile();
    if (window === null || profile === null) {
      return { kind: 'accepted' };
    }
    const path = await createDialogs(window).choosePathToSave(words.classBoard.saveTitle, 'workshop.yml', 'profile');
    if (path === null || path === 'busy') {
      return { kind: 'accepted' };
    }
    const outcome = await writeWholeFile(path, await readFile(profile, 'utf8'));
    return outcome.kind === 'written'
      ? { kind: 'accepted' }
      : { kind: 'refused', message: words.classBoard.saveFailed(outcome.reason) };
  }
}
