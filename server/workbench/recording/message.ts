import { isLasting } from '../../http/lasting-bytes.ts';
import type { Arena, Piece } from './arena.ts';

/** A request or a response as far as it is kept: its head, and the first bytes of its body. */
export interface Message {
  /** Its bytes: the first piece leads to the others. */
  first: Piece | undefined;
  last: Piece | undefined;
  /** Its whole body, where the shop keeps it to send it again. It follows the pieces and isn't copied. */
  lent: Uint8Array | undefined;
  /** Bytes of the head, up to and with the empty line; 0 before it is known. */
  headLength: number;
  /** Bytes of the body: those that are kept, and all. */
  kept: number;
  length: number;
}

export function emptyMessage(): Message {
  return { first: undefined, last: undefined, lent: undefined, headLength: 0, kept: 0, length: 0 };
}

/** Notes the head, before any byte of the body. @param head one character for each byte */
export function addHead(message: Message, head: string, arena: Arena): void {
  message.headLength = head.length;
  const piece = addPiece(message, head.length, arena);
  if (piece.size === head.length) {
    piece.block.memory.write(head, piece.start, 'latin1');
    piece.used = piece.size;
  } else {
    write(message, Buffer.from(head, 'latin1'), head.length, arena);
  }
}

/** Adds bytes to the body, as far as there is room for them. @param most how many bytes of a body are kept */
export function addToBody(message: Message, bytes: Uint8Array, most: number, arena: Arena): void {
  if (message.length === 0 && bytes.length <= most && isLasting(bytes)) {
    message.lent = bytes;
    message.kept = bytes.length;
    message.length = bytes.length;
    return;
  }
  const { lent } = message;
  if (lent !== undefined) {
    message.lent = undefined;
    write(message, lent, lent.length, arena);
  }
  message.length += bytes.length;
  const room = most - message.kept;
  if (room > 0) {
    const added = bytes.length > room ? bytes.subarray(0, room) : bytes;
    // Many small pieces would take more memory than their bytes.
    const reserved = Math.min(Math.max(added.length, message.kept), room);
    message.kept += added.length;
    write(message, added, message.length === bytes.length ? added.length : reserved, arena);
  }
}

/** Gives back the memory of the whole message. */
export function release(message: Message, arena: Arena): void {
  for (let piece = message.first; piece !== undefined; ) {
    const { next } = piece;
    arena.giveBack(piece);
    piece = next;
  }
  message.first = undefined;
  message.last = undefined;
  message.lent = undefined;
}

/** Returns a copy of the head. Pieces are overwritten once their message is gone. */
export function headOf(message: Message): Buffer {
  return Buffer.concat([...partsOf(message)]).subarray(0, message.headLength);
}

/** Returns a copy of what is kept of the body. */
export function bodyOf(message: Message): Buffer {
  return Buffer.concat([...partsOf(message)]).subarray(message.headLength);
}

/** Looks at a message as it is, in pieces. */
export function* partsOf({ first, lent }: Message): Generator<Uint8Array, void, undefined> {
  for (let piece = first; piece !== undefined; piece = piece.next) {
    const { block, start, used } = piece;
    yield block.memory.subarray(start, start + used);
  }
  if (lent !== undefined) {
    yield lent;
  }
}

/** @param reserved bytes of the arena to be taken, if there is no room for the bytes yet */
function write(message: Message, bytes: Uint8Array, reserved: number, arena: Arena): void {
  for (let written = 0; written < bytes.length; ) {
    let piece = message.last;
    if (piece === undefined || piece.used === piece.size) {
      piece = addPiece(message, reserved - written, arena);
    }
    const end = Math.min(bytes.length, written + piece.size - piece.used);
    const added = written === 0 && end === bytes.length ? bytes : bytes.subarray(written, end);
    piece.block.memory.set(added, piece.start + piece.used);
    piece.used += added.length;
    written = end;
  }
}

function addPiece(message: Message, wanted: number, arena: Arena): Piece {
  const piece = arena.take(wanted);
  if (message.last === undefined) {
    message.first = piece;
  } else {
    message.last.next = piece;
  }
  message.last = piece;
  return piece;
}
