import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bakedProfile, profileWithClass, readProfileFile } from '../../../shared/workshop/profile-file.ts';
import { announceOn } from '../board-search/announce-board.ts';
import { multicast } from '../board-search/local-network.ts';
import { boardChallenges } from './board-challenges.ts';
import { readClass } from './class-file.ts';
import { type ClassBoard, type ClassBoardOptions, startClassBoard } from './start-class-board.ts';

export interface ClassWishes
  extends Pick<ClassBoardOptions, 'folder' | 'server' | 'pages' | 'host' | 'port' | 'spawn' | 'onState' | 'onLog'> {
  /** The class's name; null for that of the class in the folder, or of the profile. */
  readonly name: string | null;
  readonly isContest: boolean;
  /** Path of a workshop profile that the class is added to; null for none. */
  readonly profile: string | null;
}

export type OpenedClass =
  | {
      readonly kind: 'opened';
      readonly board: ClassBoard;
      /** The profile for learners' apps, with the class in it. It is in the class's folder as soon as the board is ready. */
      readonly profile: string;
    }
  /** Each fault is a whole sentence. */
  | { readonly kind: 'bad'; readonly faults: readonly string[] };

/** Makes a class or takes the one in its folder, starts its board, and writes the profile for learners' apps into that folder. Never rejects. */
export async function openClass(wishes: ClassWishes): Promise<OpenedClass> {
  const { folder, server, profile: path } = wishes;
  const read = path === null ? null : readProfileFile(path, server);
  const baked = path === null ? null : bakedProfile(path, server);
  if (read?.kind === 'bad') {
    return read;
  }
  if (baked?.kind === 'bad') {
    return baked;
  }
  const profile = join(folder, 'workshop.yml');
  let known: ReturnType<typeof readClass>;
  try {
    known = readClass(folder);
  } catch (error) {
    return { kind: 'bad', faults: [error instanceof Error ? error.message : String(error)] };
  }
  const plan = {
    name: wishes.name ?? known?.name ?? read?.profile.name ?? 'Class',
    language: read?.profile.language ?? known?.language ?? 'en',
    isContest: wishes.isContest || (known?.isContest ?? false),
  };
  const board = await startClassBoard({
    ...wishes,
    plan,
    ...(isLoopback(wishes.host) ? {} : { announce: announceOn(multicast) }),
    challenges: boardChallenges(server, read?.profile.challenges ?? null),
    onState: (state) => {
      if (state.kind === 'ready') {
        // Learners' apps read it, so a trainer may copy it anywhere; it holds the key of the class, so nobody else may.
        writeFileSync(profile, profileWithClass(baked?.text ?? null, state.part), { mode: 0o600 });
      }
      wishes.onState?.(state);
    },
  });
  return { kind: 'opened', board, profile };
}

/** A board that listens to this machine only has nobody to find it. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
