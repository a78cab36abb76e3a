import { randomUUID } from 'node:crypto';
import type { ExchangeSummary } from '../../../shared/api/workbench.ts';
import type { Budgets } from '../../budgets.ts';
import { createArena } from './arena.ts';
import { addHead, addToBody, emptyMessage, type Message, release } from './message.ts';

/** What is known of a request when its head has arrived. */
export interface BegunRequest {
  /** Up to and with the empty line, one character for each byte. */
  readonly head: string;
  /** Whether it asks for another protocol, and gets it. */
  readonly isUpgrade: boolean;
  readonly isFromWorkbench: boolean;
  readonly connection: { readonly destroyed: boolean };
}

/** An exchange of the history. Only the history changes it. */
export interface Recorded {
  readonly id: number;
  readonly isUpgrade: boolean;
  readonly isFromWorkbench: boolean;
  /** When it began, as `performance.now()`. */
  readonly start: number;
  readonly request: Message;
  readonly response: Message;
  end: ExchangeSummary['end'];
  milliseconds: number;
  /** The history's revision of its last change. */
  revision: number;
  /** Whether it is still in the history. */
  isKept: boolean;
  /** Its connection, as long as it is under way. */
  connection: BegunRequest['connection'] | null;
}

/** The exchanges that were recorded, within a budget. The oldest make room for new ones, whether or not they have ended. */
export interface History {
  /** Names this history among those of other processes. */
  readonly run: string;
  readonly revision: number;
  /** All exchanges with a smaller id are gone. */
  readonly oldest: number;
  begin(request: BegunRequest): Recorded;
  addToRequest(recorded: Recorded, bytes: Uint8Array): void;
  /** Notes the head of a response, once, and before its body. @param head one character for each byte */
  answer(recorded: Recorded, head: string): void;
  addToResponse(recorded: Recorded, bytes: Uint8Array): void;
  end(recorded: Recorded, how: 'complete' | 'cutOff'): void;
  /** Takes an exchange out as if it had never been recorded. */
  forget(recorded: Recorded): void;
  clear(): void;
  find(id: number): Recorded | undefined;
  /** Returns what has changed after a revision, the oldest first. */
  since(revision: number): readonly Recorded[];
}

export function createHistory(limits: Budgets['workbench']['history']): History {
  const arena = createArena();
  /** Bytes of bodies that are lent. Each counts in full, however many share it: once the shop forgets it, the history alone keeps it in memory. */
  let lent = 0;
  /** A ring: each exchange is at its id, modulo the number of exchanges. */
  const slots: (Recorded | undefined)[] = [];
  /** No exchange has a smaller id. */
  let firstId = 1;
  let lastId = 0;
  let revision = 0;

  const find = (id: number): Recorded | undefined => {
    const found = slots[id % limits.exchanges];
    return found?.id === id ? found : undefined;
  };

  const drop = (recorded: Recorded) => {
    if (recorded.isKept) {
      slots[recorded.id % limits.exchanges] = undefined;
      lent -= lentTo(recorded.request) + lentTo(recorded.response);
      release(recorded.request, arena);
      release(recorded.response, arena);
      recorded.isKept = false;
      recorded.connection = null;
    }
  };

  const oldest = (): Recorded | undefined => {
    while (firstId <= lastId && find(firstId) === undefined) {
      firstId += 1;
    }
    return find(firstId);
  };

  const all = (): readonly Recorded[] => {
    const first = oldest()?.id ?? lastId + 1;
    return Array.from({ length: lastId + 1 - first }, (_, index) => find(first + index)).filter(
      (recorded) => recorded !== undefined,
    );
  };

  const makeRoom = () => {
    while (arena.size + lent > limits.bytes) {
      const victim = oldest();
      if (victim === undefined) {
        break;
      }
      drop(victim);
    }
  };

  const change = (recorded: Recorded) => {
    revision += 1;
    recorded.revision = revision;
  };

  const end: History['end'] = (recorded, how) => {
    if (recorded.isKept && recorded.end === 'underWay') {
      recorded.end = how;
      recorded.milliseconds = performance.now() - recorded.start;
      recorded.connection = null;
      change(recorded);
    }
  };

  /** Ends those that nobody else ends: the shop drops requests that wait in line without a word when their connection is closed. */
  const endDropped = () => {
    for (const recorded of all()) {
      if (recorded.connection?.destroyed) {
        end(recorded, 'cutOff');
      }
    }
  };

  const add = (recorded: Recorded, message: Message, bytes: Uint8Array) => {
    if (recorded.isKept) {
      lent -= lentTo(message);
      addToBody(message, bytes, limits.body, arena);
      lent += lentTo(message);
      makeRoom();
    }
  };

  return {
    run: randomUUID(),
    get revision() {
      return revision;
    },
    get oldest() {
      return oldest()?.id ?? lastId + 1;
    },
    begin: ({ head, isUpgrade, isFromWorkbench, connection }) => {
      lastId += 1;
      const victim = slots[lastId % limits.exchanges];
      if (victim !== undefined) {
        drop(victim);
      }
      const recorded: Recorded = {
        id: lastId,
        isUpgrade,
        isFromWorkbench,
        start: performance.now(),
        request: emptyMessage(),
        response: emptyMessage(),
        end: 'underWay',
        milliseconds: 0,
        revision: 0,
        isKept: true,
        connection,
      };
      slots[lastId % limits.exchanges] = recorded;
      addHead(recorded.request, head, arena);
      change(recorded);
      makeRoom();
      return recorded;
    },
    addToRequest: (recorded, bytes) => add(recorded, recorded.request, bytes),
    answer: (recorded, head) => {
      const { response } = recorded;
      if (recorded.isKept && response.headLength === 0 && head !== '') {
        addHead(response, head, arena);
        makeRoom();
      }
    },
    addToResponse: (recorded, bytes) => add(recorded, recorded.response, bytes),
    end,
    forget: drop,
    clear: () => {
      for (const recorded of all()) {
        drop(recorded);
      }
      arena.empty();
      revision += 1;
    },
    find: (id) => {
      endDropped();
      return find(id);
    },
    since: (known) => {
      endDropped();
      return all().filter((recorded) => recorded.revision > known);
    },
  };
}

/** Returns how many bytes stay in memory for what is lent to a message: all of the memory of which it is a part. */
function lentTo({ lent }: Message): number {
  return lent === undefined ? 0 : lent.buffer.byteLength;
}
