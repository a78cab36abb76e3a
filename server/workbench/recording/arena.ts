/** Some bytes of an arena. It belongs to whoever took it, until it is given back. */
export interface Piece {
  block: Block;
  start: number;
  size: number;
  /** How many of the bytes have been written. */
  used: number;
  /** The piece that follows it. */
  next: Piece | undefined;
}

interface Block {
  readonly memory: Buffer;
  /** Bytes from its beginning that have been given out. */
  taken: number;
  /** How many pieces of it are in use. */
  pieces: number;
}

/**
 * Memory that is used again and again. The history copies everything that passes, thousands of times per second: as garbage, those copies would cost
 * more time than all the rest of recording.
 */
export interface Arena {
  /** The memory that is in use, in bytes, in whole blocks. What was in use is kept for later. */
  readonly size: number;
  /** Returns a piece with at least one byte, and at most as many as are wanted. */
  take(wanted: number): Piece;
  /** Takes a piece back. Its bytes will be overwritten. */
  giveBack(piece: Piece): void;
  /** Lets go of all memory, unless some of it is in use. */
  empty(): void;
}

const blockSize = 64 * 1024;

/**
 * Bytes from which blocks are cut. Blocks that came and went one by one, among all else that the process allocates, made the system take memory
 * back and give it out again all the time: a file was sent with twenty page faults instead of none, even after the recording.
 */
const slabSize = 64 * blockSize;

/** Pieces that are kept for later. */
const mostSpare = 4000;

/** A block with less room than this is left for a new one, so that texts are in few pieces. */
const leastRoom = 512;

/** The block of pieces that nobody has. */
const nowhere: Block = { memory: Buffer.alloc(0), taken: 0, pieces: 0 };

export function createArena(): Arena {
  const free: Block[] = [];
  let slab: Buffer | undefined;
  /** Bytes of the slab that are parts of blocks. */
  let cut = 0;
  let blocks = 0;
  let pieces = 0;
  let current: Block | undefined;
  let spare: Piece | undefined;
  let spares = 0;

  const newBlock = (): Block => {
    const known = free.pop();
    if (known !== undefined) {
      return known;
    }
    if (slab === undefined || cut === slabSize) {
      slab = Buffer.allocUnsafeSlow(slabSize);
      cut = 0;
    }
    const memory = slab.subarray(cut, cut + blockSize);
    cut += blockSize;
    blocks += 1;
    return { memory, taken: 0, pieces: 0 };
  };

  const release = (block: Block) => {
    block.taken = 0;
    if (block !== current) {
      free.push(block);
    }
  };

  return {
    get size() {
      return (blocks - free.length) * blockSize;
    },
    take: (wanted) => {
      if (current === undefined || blockSize - current.taken < Math.min(wanted, leastRoom)) {
        const full = current;
        current = newBlock();
        if (full?.pieces === 0) {
          release(full);
        }
      }
      const start = current.taken;
      const size = Math.min(wanted, blockSize - start);
      current.taken += size;
      current.pieces += 1;
      pieces += 1;
      if (spare === undefined) {
        return { block: current, start, size, used: 0, next: undefined };
      }
      const piece = spare;
      spare = piece.next;
      spares -= 1;
      piece.block = current;
      piece.start = start;
      piece.size = size;
      piece.used = 0;
      piece.next = undefined;
      return piece;
    },
    giveBack: (piece) => {
      const { block } = piece;
      pieces -= 1;
      block.pieces -= 1;
      if (block.pieces === 0) {
        release(block);
      }
      if (spares < mostSpare) {
        piece.block = nowhere;
        piece.next = spare;
        spare = piece;
        spares += 1;
      }
    },
    empty: () => {
      if (pieces === 0) {
        free.length = 0;
        slab = undefined;
        blocks = 0;
        current = undefined;
      }
    },
  };
}
