import { expect, it } from 'vitest';
import { createArena, type Piece } from '../../../server/workbench/recording/arena.ts';

const block = 64 * 1024;

it('gives out memory in order, and uses it again once all of a block was given back', () => {
  const arena = createArena();
  const [one, two] = [arena.take(1000), arena.take(block - 1000)];
  expect([one.start, two.start, two.block === one.block, arena.size]).toEqual([0, 1000, true, block]);
  const three = arena.take(10);
  expect([three.block === one.block, arena.size]).toEqual([false, 2 * block]);
  arena.giveBack(one);
  expect(arena.size).toBe(2 * block);
  arena.giveBack(two);
  expect(arena.size).toBe(block);
  expect(arena.take(block).block).toBe(three.block);
  expect(arena.take(block).block).toBe(one.block);
});

it('gives less than is wanted rather than waste the end of a block', () => {
  const arena = createArena();
  arena.take(block - 1000);
  expect(arena.take(5000).size).toBe(1000);
  arena.take(block - 100);
  expect(arena.take(5000).size).toBe(5000);
});

it('never gives the same bytes to two', () => {
  const arena = createArena();
  const held: Piece[] = [];
  // A fixed sequence of what looks like chance.
  let chance = 1;
  for (let turn = 0; turn < 5000; turn += 1) {
    chance = (chance * 48_271) % 2_147_483_647;
    if (held.length > 40 || (chance % 3 === 0 && held.length > 0)) {
      const [piece] = held.splice(chance % held.length, 1);
      if (piece !== undefined) {
        arena.giveBack(piece);
      }
    } else {
      held.push(arena.take(1 + (chance % 40_000)));
    }
    const inUse = held.toSorted((a, b) => a.start - b.start);
    for (const [index, piece] of inUse.entries()) {
      const next = inUse.slice(index + 1).find((other) => other.block === piece.block);
      if (next !== undefined && next.start < piece.start + piece.size) {
        expect.fail(`Bytes of turn ${turn} are given out twice.`);
      }
    }
  }
  const bytes = held.reduce((sum, { size }) => sum + size, 0);
  expect(arena.size).toBeGreaterThanOrEqual(bytes);
  for (const piece of held) {
    arena.giveBack(piece);
  }
  expect(arena.size).toBeLessThanOrEqual(block);
});

it('lets go of its memory once none of it is in use, and begins anew', () => {
  const arena = createArena();
  const piece = arena.take(10);
  arena.empty();
  expect([arena.size, arena.take(10).block === piece.block]).toEqual([block, true]);
  const others = [arena.take(block), arena.take(block)];
  expect(others[0]?.block.memory.buffer).toBe(piece.block.memory.buffer);
  const fresh = createArena();
  const only = fresh.take(10);
  fresh.giveBack(only);
  fresh.empty();
  expect(fresh.size).toBe(0);
  expect(fresh.take(10).start).toBe(0);
});
