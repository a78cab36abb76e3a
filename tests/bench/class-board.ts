import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from '../../server/supervisor/resident-memory.ts';
import { builtPages, challenges, startBoard } from '../class-board/support/board.ts';
import { joinedLearner, solved, type TestLearner } from '../class-board/support/learner.ts';
import { openBoardPages, type WatchedPages } from './board-pages.ts';
import { type Figure, median, ofRounds } from './figures.ts';
import { ofPlainRequests, plainMilliseconds, startPlainServer } from './plain-requests.ts';

const learners = 200;
const perMinute = 2000;
const seconds = 30;

/** The messages after which plain requests are measured. */
const perRound = 100;

/**
 * Measures a class board on which 200 connected learners report 2,000 times a minute while the wall and the trainer's view are open: how long a message
 * takes to be answered, the memory of the board's process at the end, and how smoothly both pages run (decision 107).
 */
export async function measureClassBoard(): Promise<readonly Figure[]> {
  const board = await startBoard({ pages: builtPages });
  const server = await startPlainServer();
  const end = new AbortController();
  let pages: WatchedPages | undefined;
  try {
    const team: TestLearner[] = [];
    for (let number = 0; number < learners; number += 1) {
      team.push(await joinedLearner(`Learner ${number}`, board));
    }
    for (const { client, id } of team) {
      void client.follow(board.address, id(), () => {}, end.signal);
    }
    pages = await openBoardPages(board.address, board.ready().trainerUrl);
    await wait(2000);
    await pages.begin();
    const times: number[] = [];
    const rounds: { reports: number[]; plain: number[] } = { reports: [], plain: [] };
    const { pid } = board.ready();
    const before = processorTime(pid);
    let begun = performance.now();
    const count = (perMinute / 60) * seconds;
    for (let number = 0; number < count; number += 1) {
      await wait(Math.max(0, begun + (number * 60_000) / perMinute - performance.now()));
      const key = challenges[Math.floor(number / learners)]?.key ?? 'scoreBoardChallenge';
      const started = performance.now();
      await team[number % learners]?.report(solved(key));
      times.push(performance.now() - started);
      if (times.length % perRound === 0) {
        const paused = performance.now();
        rounds.reports.push(median(times.slice(-perRound)));
        rounds.plain.push(await plainMilliseconds(server));
        begun += performance.now() - paused;
      }
    }
    const smoothness = await pages.end();
    const { solves } = await board.wall();
    const processor = (processorTime(pid) - before) / times.length;
    const memory = residentMemory(pid);
    const note = `${learners} learners, ${times.length} messages, ${solves} solves on the wall, slowest ${Math.max(...times).toFixed(1)} ms; ${processor.toFixed(1)} ms of the board's processor each, views included`;
    return [
      {
        name: 'class board: a report is answered',
        unit: 'ms',
        ...ofRounds(rounds.reports),
        yardstick: ofPlainRequests(rounds.plain),
        target: { bound: 'at most', value: 5 },
        note,
      },
      ...(memory === undefined
        ? []
        : [
            {
              name: 'class board: memory of its process',
              unit: 'MiB',
              value: memory / 1024 ** 2,
              target: { bound: 'at most', value: 150 },
            } as const,
          ]),
      smoothness,
    ];
  } finally {
    end.abort();
    await pages?.close();
    await board.stop();
    await server.stop();
  }
}

/** Returns the milliseconds of the processor that a process has used; NaN where the system doesn't say. A tick of Linux's clock has ten. */
function processorTime(pid: number): number {
  if (process.platform !== 'linux') {
    return Number.NaN;
  }
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
