import { join } from 'node:path';
import { app } from 'electron';
import { usualBoardPort } from '../../server/supervisor/class-board/class-arguments.ts';
import type { OpenedClass } from '../../server/supervisor/class-board/open-class.ts';
import type { ClassBoardState } from '../../server/supervisor/class-board/start-class-board.ts';
import { createListeners } from '../listeners.ts';
import { log } from '../log/log.ts';
import { spawnInNodeMode } from '../node-mode.ts';
import { paths } from '../paths.ts';

/** What the trainer says about a class. */
export interface ClassWishes {
  readonly name: string;
  readonly isContest: boolean;
}

/** The class board as the rest of the shell sees it (architecture.md 11). */
export interface ClassBoardOfApp {
  state(): ClassBoardState;
  /** Returns the path of the profile for learners' apps; null while no board is open. */
  profile(): string | null;
  /** Calls the listener with every change of state. */
  follow(listener: (state: ClassBoardState) => void): void;
  /** Opens the board, or does nothing while it is open. Resolves with the first outcome, which followers are told as well. */
  open(wishes: ClassWishes): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes the board, which starts when the trainer asks for it. Its class is in a folder of its own, so that the next start finds it again.
 * @param profile path of the workshop profile that the class is added to; null for none
 */
export function createClassBoard(profile: string | null): ClassBoardOfApp {
  const followers = createListeners<[state: ClassBoardState]>();
  let current: ClassBoardState = { kind: 'stopped' };
  let opened: Extract<OpenedClass, { kind: 'opened' }> | null = null;
  let opening: Promise<void> | null = null;

  function change(state: ClassBoardState): void {
    current = state;
    if (state.kind === 'failed') {
      log.error(`The class board: ${state.reason}`);
    }
    followers.tell(state);
  }

  async function open({ name, isContest }: ClassWishes): Promise<void> {
    // Few learners open a board, so the start doesn't wait for its code.
    const { openClass } = await import('../../server/supervisor/class-board/open-class.ts');
    const outcome = await openClass({
      folder: join(app.getPath('userData'), 'class'),
      name,
      isContest,
      profile,
      server: paths.built.server,
      pages: paths.classBoard,
      host: '0.0.0.0',
      port: usualBoardPort,
      spawn: spawnInNodeMode,
      onState: change,
      onLog: log.shop,
    });
    if (outcome.kind === 'bad') {
      change({ kind: 'failed', reason: outcome.faults.join(' ') });
      return;
    }
    opened = outcome;
  }

  return {
    state: () => current,
    profile: () => opened?.profile ?? null,
    follow: followers.add,
    open: (wishes) => {
      if (current.kind === 'ready' || current.kind === 'restarting') {
        return Promise.resolve();
      }
      opening ??= open(wishes)
        .catch((error: unknown) => {
          log.error(error);
          change({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
        })
        .finally(() => {
          opening = null;
        });
      return opening;
    },
    close: async () => {
      await opening;
      await opened?.board.stop();
      opened = null;
    },
  };
}
