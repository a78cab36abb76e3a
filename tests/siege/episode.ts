import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../../server/budgets.ts';
import { isPrescribed } from '../adversity/check/prescribed-failures.ts';
import { describeRequest } from '../adversity/request.ts';
import type { Answer } from '../adversity/send.ts';
import { freshWorld } from '../adversity/world.ts';
import { answerWithin } from '../containment/support/answering.ts';
import { type Watch, watchShop } from '../containment/support/watch.ts';
import { failingProbes } from '../soak/probes.ts';
import { createClient } from '../support/client.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import type { Aimed } from './make-request.ts';
import { sendSockets } from './sockets.ts';
import type { Round, Step } from './step.ts';
import { type Battlefield, sendStep } from './ways.ts';

/** What must not happen. */
export type BreakKind =
  | 'silence'
  | 'memory'
  | 'process gone'
  | 'unexpected answer'
  | 'no answer'
  | 'solves lost'
  | 'no start'
  | 'ordinary use fails'
  | 'sick afterwards';

export interface Break {
  readonly kind: BreakKind;
  /** A description for people. */
  readonly said: string;
}

/** What was observed of a shop while a sequence was sent to it. */
export interface Episode {
  /** The rounds that were sent. */
  readonly rounds: readonly Round[];
  readonly broken: Break | null;
  readonly requests: number;
  readonly answers: ReadonlyMap<number, number>;
  /** Milliseconds. */
  readonly silence: number;
  /** MiB. */
  readonly memory: number;
}

const highestMemory = budgets.process.memory / 1024 ** 2;

/** Rounds between two checks of what is solved. */
const lookEvery = 10;

/**
 * Sends rounds to a new shop until something breaks or there are no more, and checks its folder at the end.
 * @param isWhole whether the end is checked as well
 */
export async function runEpisode(given: Iterable<Round>, isWhole = true): Promise<Episode> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'juice-range-siege-')));
  const data = join(folder, 'data');
  const rounds: Round[] = [];
  const answers = new Map<number, number>();
  const solved = new Set<string>();
  let requests = 0;
  let silence = 0;
  let memory = 0;
  let broken: Break | null = null;
  let isStarting = false;
  const breaks = (kind: BreakKind, said: string) => {
    broken ??= { kind, said };
  };

  let shop: RunningShop = await startShop({ data });
  let watch: Watch | undefined;
  const look = async (isOver: boolean) => {
    const seen = isOver ? await watch?.over() : watch?.seen();
    silence = Math.max(silence, seen?.silence ?? 0);
    memory = Math.max(memory, seen?.memory ?? 0);
    if (silence > answerWithin) {
      breaks('silence', `nobody got a response for ${silence} ms`);
    }
    if (memory > highestMemory) {
      breaks('memory', `the process held ${memory} MiB`);
    }
  };
  try {
    let world = await freshWorld(shop.url, null);
    const startWatch = () => watchShop({ url: shop.url, pid: shop.shopPid(), rhythm: 200 });
    watch = await startWatch();
    let pid = shop.shopPid();
    const noteSolved = async () => {
      const now = await solvedKeys(shop.url);
      const lost = [...solved].filter((key) => !now.includes(key));
      if (lost.length > 0) {
        breaks('solves lost', lost.join());
      }
      for (const key of now) {
        solved.add(key);
      }
    };
    const field = (): Battlefield => ({
      url: shop.url,
      port: Number(new URL(shop.url).port),
      world,
      onSent: () => {
        requests += 1;
      },
      onAnswer: (aimed, answer) => {
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        if (isUnexpected(aimed, answer)) {
          breaks(
            'unexpected answer',
            `${describeRequest(aimed.request)}\nanswered ${answer.status}: ${answer.body.toString().slice(0, 600)}`,
          );
        }
      },
      onSilence: ({ request }) => breaks('no answer', describeRequest(request)),
    });
    const resetShop = async () => {
      await look(true);
      // A reset may end the process, and every session with it.
      world = await freshWorld(shop.url, null);
      pid = shop.shopPid();
      watch = await startWatch();
    };
    const doStep = (step: Exclude<Step, { kind: 'reset shop' }>) =>
      step.kind === 'socket' ? sendSockets(step, field()) : sendStep(step, field());

    for (const round of given) {
      rounds.push(round);
      await Promise.all(round.filter((step) => step.kind !== 'reset shop').map(doStep));
      if (round.some(({ kind }) => kind === 'reset shop') && broken === null) {
        await resetShop();
      }
      await look(false);
      if (shop.shopPid() !== pid) {
        breaks('process gone', lastLines(shop.output()));
      } else if (broken === null && rounds.length % lookEvery === 0) {
        await noteSolved();
      }
      if (broken !== null) {
        break;
      }
    }
    await wait(500);
    await look(true);
    if (broken === null && shop.shopPid() !== pid) {
      breaks('process gone', lastLines(shop.output()));
    }
    if (broken === null && isWhole) {
      await noteSolved();
      await shop.stop();
      isStarting = true;
      shop = await startShop({ data });
      isStarting = false;
      await noteSolved();
      await freshWorld(shop.url, null);
      for (const failing of await failingProbes(shop.url)) {
        breaks('sick afterwards', failing);
      }
    }
  } catch (error) {
    // Only the siege's own ordinary requests end here.
    breaks(
      isStarting ? 'no start' : 'ordinary use fails',
      `${error instanceof Error ? error.message : error}\n${lastLines(shop.output())}`,
    );
    await watch?.over().catch(() => {});
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { rounds, broken, requests, answers, silence, memory };
}

/** Returns whether a refusal is allowed at any time: the shop may say, in a sentence, that it is busy or full. */
function isUnexpected({ route, request }: Aimed, { status, body }: Answer): boolean {
  const text = body.toString();
  const isRefusal = (status === 503 || status === 507) && (request.verb === 'HEAD' || /[a-z]{3,} [a-z]/i.test(text));
  return status >= 500 && !isRefusal && !isPrescribed(route, request, status, text);
}

async function solvedKeys(url: string): Promise<readonly string[]> {
  const list: { readonly data: readonly { readonly key: string; readonly solved: boolean }[] } = (
    await createClient(url).get('/api/Challenges')
  ).json();
  return list.data.filter(({ solved }) => solved).map(({ key }) => key);
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-12).join('\n');
}
