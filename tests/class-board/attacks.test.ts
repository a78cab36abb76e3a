import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Room, roomOf } from './attacks/attack.ts';
import { usualAttacks } from './attacks/attacks.ts';
import { sizeAttacks, tightLimits } from './attacks/sizes.ts';
import { startBoard, type TestBoard } from './support/board.ts';

/*
 * Attempts of people in the room on the class board, as it runs in production. Each has a control: the same with what the measure asks for, which reaches
 * the aim.
 */

let board: TestBoard;
let room: Room;

describe('on a board with the usual limits', () => {
  beforeAll(async () => {
    board = await startBoard();
    room = roomOf(board);
  });
  afterAll(() => board?.stop());

  test.each(usualAttacks)('$by cannot $aim: $title', async ({ run }) => {
    expect(await run(room, true)).toBe(true);
    expect(await run(room, false)).toBe(false);
  });
});

describe('on a board whose limits are reached soon', () => {
  beforeAll(async () => {
    board = await startBoard({ limits: tightLimits });
    room = roomOf(board);
  });
  afterAll(() => board?.stop());

  test.each(sizeAttacks)('$by cannot $aim: $title', async ({ run }) => {
    expect(await run(room, true)).toBe(true);
    expect(await run(room, false)).toBe(false);
    expect((await board.wall()).class.name).toBe('Tuesday');
  });
});
