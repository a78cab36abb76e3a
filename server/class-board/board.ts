import { join } from 'node:path';
import { type LearnerKeys, learnerKeys } from '../class-wire/keys.ts';
import { type BoardClass, createClass, hostId } from './class/board-class.ts';
import type { ClassEntry } from './class/entries.ts';
import type { BoardLearner } from './class/learner.ts';
import type { BoardOptions } from './messages.ts';
import { openBackups, type StoredBackups } from './storage/backups.ts';
import { openJournal } from './storage/journal.ts';

/** A class with its journal: what the two doors work on. */
export interface Board {
  readonly options: BoardOptions;
  readonly class: BoardClass;
  readonly backups: StoredBackups;
  readonly log: (level: 'info' | 'warn' | 'error', text: string) => void;
  /** Changes the class at once, and resolves when the change is written. Ask `isFull` first. */
  record(entries: readonly ClassEntry[]): Promise<void>;
  /** Resolves when everything recorded so far is written. */
  settled(): Promise<void>;
  isFull(): boolean;
  /** Calls the listener after each change, with the ids of the learners that it concerns; null for the class itself. */
  onChange(listener: (learner: string | null) => void): void;
  /** Returns what a learner and the board have in common; null for a learner without a key. */
  keysOf(learner: Pick<BoardLearner, 'publicKey'>): LearnerKeys | null;
  readonly connections: Connections;
  /** Under which addresses learners' apps reach the board; none before it listens. */
  addresses: readonly string[];
  close(): Promise<void>;
}

/** Which learners' apps are connected. */
export interface Connections {
  has(learner: string): boolean;
  count(): number;
  set(learner: string, isConnected: boolean): void;
}

/** Keys of more learners than there can be are worked out anew. */
const mostKeys = 2000;

/** Opens a class in its folder. @throws when the journal is damaged */
export function openBoard(options: BoardOptions, log: Board['log']): Board {
  const listeners: ((learner: string | null) => void)[] = [];
  const known = new Map<string, LearnerKeys>();
  const { keys } = options.secrets;

  const keysOf = ({ publicKey }: Pick<BoardLearner, 'publicKey'>): LearnerKeys | null => {
    if (publicKey === null) {
      return null;
    }
    const found = known.get(publicKey) ?? learnerKeys(keys, publicKey, keys.publicKey);
    if (known.size >= mostKeys) {
      known.clear();
    }
    known.set(publicKey, found);
    return found;
  };
  const { name, language, isContest, challenges } = options;
  const board = createClass({
    name,
    language,
    isContest,
    challenges,
    flagKeyOf: (learner) => keysOf(learner)?.flags ?? null,
  });
  const journal = openJournal<ClassEntry>(join(options.folder, 'journal.jsonl'), {
    read: board.apply,
    budget: options.limits.journal,
    onFault: (error) => log('error', `The journal cannot be written, so nothing is accepted: ${String(error)}`),
  });
  const tell = (learner: string | null) => {
    for (const listener of listeners) {
      listener(learner);
    }
  };
  const connected = new Set<string>();

  return {
    options,
    class: board,
    backups: openBackups(options.folder),
    log,
    record: (entries) => {
      for (const entry of entries) {
        board.apply(entry);
        tell(learnerIn(entry));
      }
      return journal.add(entries);
    },
    settled: journal.settled,
    isFull: journal.isFull,
    onChange: (listener) => {
      listeners.push(listener);
    },
    keysOf,
    connections: {
      has: (learner) => connected.has(learner),
      count: () => connected.size,
      set: (learner, isConnected) => {
        if (connected.has(learner) !== isConnected) {
          connected[isConnected ? 'add' : 'delete'](learner);
          tell(learner);
        }
      },
    },
    addresses: [],
    close: journal.close,
  };
}

/** Returns the id of the learner that an entry changes; null for the class as a whole, which may change all. */
function learnerIn(entry: ClassEntry): string | null {
  switch (entry.is) {
    case 'ordered':
      return 'learner' in entry.order && entry.order.order !== 'remove' ? entry.order.learner : null;
    case 'announced':
      return hostId(entry.message);
    default:
      return entry.learner;
  }
}
