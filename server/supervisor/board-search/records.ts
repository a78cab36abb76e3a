import { randomInt } from 'node:crypto';
import { AUTHORITATIVE_ANSWER, decode, encode, type Packet } from 'dns-packet';
import { boardLabel } from '../../class-wire/keys.ts';

/** A question for a board by its name, and how to know the answer to it. */
export interface BoardQuestion {
  readonly message: Uint8Array;
  /** Returns the board's port; null when the message is not an answer to this question. */
  portIn(answer: Uint8Array): number | null;
}

/** The longest message that is read, in bytes: ours have about a hundred. */
const longest = 512;

/** How long an answer may be remembered, in seconds: at most 10 for one that goes straight to whoever asks (RFC 6762, section 6.7). */
const lifetime = 10;

/** Asks where a board is. @param board its public key */
export function questionFor(board: string): BoardQuestion {
  const name = nameOf(board);
  const id = randomInt(1, 65_536);
  return {
    message: encode({ type: 'query', id, questions: [{ type: 'SRV', name, class: 'IN' }] }),
    portIn: (answer) => {
      const packet = read(answer);
      if (packet?.type !== 'response' || packet.id !== id) {
        return null;
      }
      for (const record of packet.answers ?? []) {
        if (record.type === 'SRV' && isSame(record.name, name) && record.data.port > 0) {
          return record.data.port;
        }
      }
      return null;
    },
  };
}

/** Answers a question for this board; null when the message is something else. @param board its public key */
export function answerTo(message: Uint8Array, board: string, port: number): Uint8Array | null {
  const packet = read(message);
  const name = nameOf(board);
  const question = packet?.questions?.find(({ type, name: asked }) => type === 'SRV' && isSame(asked, name));
  if (packet?.type !== 'query' || question === undefined) {
    return null;
  }
  return encode({
    type: 'response',
    id: packet.id ?? 0,
    flags: AUTHORITATIVE_ANSWER,
    questions: [{ type: 'SRV', name: question.name, class: 'IN' }],
    answers: [
      { type: 'SRV', name: question.name, ttl: lifetime, data: { port, target: `${boardLabel(board)}.local` } },
    ],
  });
}

/** Returns the name of a board on the network. It says nothing about the class. */
function nameOf(board: string): string {
  return `${boardLabel(board)}._juice-range._tcp.local`;
}

/** DNS doesn't tell upper and lower case apart. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Reads what anybody on the network may have sent; null when it isn't DNS. */
function read(message: Uint8Array): Packet | null {
  if (message.length > longest) {
    return null;
  }
  try {
    return decode(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  } catch {
    return null;
  }
}
