import { closeSync, openSync } from 'node:fs';
import { connect, type Server } from 'node:net';
import { isRefusal } from '../confinement/refusal.ts';
import { sealBoard } from '../confinement/seal-board.ts';
import { openBoard } from './board.ts';
import type { BoardOptions, MessageFromBoard } from './messages.ts';
import { addressesOf } from './network/addresses.ts';
import { createNetworkDoor } from './network/door.ts';
import { listenOn } from './network/limited-server.ts';
import { openPages } from './network/pages.ts';
import { createWallPages } from './network/wall-pages.ts';
import { createTrainerDoor } from './trainer/trainer-door.ts';

/** A running board. */
export interface RunningBoard {
  /** Stops listening, and closes the journal once everything is on the disk. */
  stop(): Promise<void>;
}

type Ready = Extract<MessageFromBoard, { readonly type: 'ready' }>;

/**
 * Opens a class in its folder, listens for the network and for the trainer, and seals the process.
 * @throws with one sentence when it can't listen, or the journal is damaged
 */
export async function runBoard(
  options: BoardOptions,
  log: (level: 'info' | 'warn' | 'error', text: string) => void,
): Promise<RunningBoard & { readonly ready: Ready }> {
  const board = openBoard(options, log);
  const pages = openPages(options.pages);
  const wall = createWallPages(board);
  const network = createNetworkDoor(board, wall, pages);
  const trainer = createTrainerDoor(board, pages);
  const port = await listenOn(network.server, options.host, options.port);
  const trainerPort = await listenOn(trainer.server, '127.0.0.1', options.trainerPort);
  board.addresses = addressesOf(options.host, port);

  let changed: Set<string> | 'all' | null = null;
  let timer: NodeJS.Timeout | null = null;
  const refresh = () => {
    const what = changed ?? new Set<string>();
    [changed, timer] = [null, null];
    wall.refresh();
    network.streams.refresh(what);
    trainer.refresh(what);
  };
  board.onChange((learner) => {
    if (learner === null || changed === 'all') {
      changed = 'all';
    } else {
      changed ??= new Set();
      changed.add(learner);
    }
    timer ??= setTimeout(refresh, options.limits.pace);
  });

  sealBoard(network.server);
  return {
    ready: {
      type: 'ready',
      port,
      trainerPort,
      addresses: board.addresses,
      isConfined: isConfined(),
    },
    stop: async () => {
      clearTimeout(timer ?? undefined);
      await Promise.all([close(network.server), close(trainer.server)]);
      for (const part of [network.streams, wall, trainer]) {
        part.close();
      }
      await board.close();
    },
  };
}

function close(server: Server & { closeAllConnections?: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections?.();
  });
}

/** Tries the walls from inside: other files, other programs, other machines. */
function isConfined(): boolean {
  const isRefused = (attempt: () => unknown): boolean => {
    try {
      attempt();
      return false;
    } catch (error) {
      return isRefusal(error);
    }
  };
  const { permission } = process;
  return (
    permission !== undefined &&
    !permission.has('child') &&
    !permission.has('worker') &&
    isRefused(() => closeSync(openSync(process.execPath, 'r'))) &&
    isRefused(() => connect({ port: 1, host: '127.0.0.1' }).destroy())
  );
}
