import { createRandom } from '../soak/random.ts';
import { type BreakKind, type Episode, runEpisode } from './episode.ts';
import { makeRound } from './grammar.ts';
import { shrink } from './shrink.ts';
import type { Round } from './step.ts';

const minute = 60_000;
/** How long one shop is besieged, in milliseconds. Then another one starts with an empty folder. */
const episodeTime = 2 * minute;
/** How long shrinking a sequence may take, in milliseconds. */
const shrinkTime = 3 * minute;
/** The number of breaks after which the siege stops. */
const mostBreaks = 5;

export interface SiegeOutcome {
  /** Something broke. */
  readonly isBroken: boolean;
}

/** How long to besiege, and with what. */
export interface SiegeOrders {
  readonly minutes: number;
  readonly seed: number;
  /** Kinds of steps and ideas to leave out, while it is known what they break. */
  readonly without: readonly string[];
}

/**
 * Besieges one shop after the other.
 * @param say prints lines for people
 */
export async function besiege(
  { minutes, seed, without }: SiegeOrders,
  say: (line: string) => void,
): Promise<SiegeOutcome> {
  const random = createRandom(seed);
  const end = Date.now() + minutes * minute;
  const totals = { rounds: 0, requests: 0, silence: 0, memory: 0, breaks: 0, notAgain: 0 };
  const answers = new Map<number, number>();
  say(`siege: ${minutes} minutes, seed ${seed}${without.length > 0 ? `, without ${without.join(', ')}` : ''}`);
  for (let shops = 1; Date.now() < end && totals.breaks < mostBreaks; shops += 1) {
    const episode = await runEpisode(
      roundsUntil(Math.min(end, Date.now() + episodeTime), () => makeRound(random, without)),
    );
    totals.rounds += episode.rounds.length;
    totals.requests += episode.requests;
    totals.silence = Math.max(totals.silence, episode.silence);
    totals.memory = Math.max(totals.memory, episode.memory);
    for (const [status, count] of episode.answers) {
      answers.set(status, (answers.get(status) ?? 0) + count);
    }
    say(
      `shop ${shops}: ${episode.rounds.length} rounds, ${episode.requests} requests, longest silence ${episode.silence} ms, highest memory ${episode.memory} MiB${episode.broken === null ? '' : `, BROKEN: ${episode.broken.kind}`}`,
    );
    if (episode.broken !== null) {
      const isSeenAgain = await explain(episode, say);
      totals[isSeenAgain ? 'breaks' : 'notAgain'] += 1;
    }
  }
  const statuses = [...answers]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`);
  say(`answers: ${statuses.join(', ')}`);
  say(
    `siege ${totals.breaks === 0 ? 'held' : `BROKEN ${totals.breaks} times`}: seed ${seed}, ${totals.rounds} rounds, ${totals.requests} requests, longest silence ${totals.silence} ms, highest memory ${totals.memory} MiB, ${totals.notAgain} silences that did not recur`,
  );
  return { isBroken: totals.breaks > 0 };
}

/** Sends a sequence again. */
export async function again(rounds: readonly Round[], say: (line: string) => void): Promise<SiegeOutcome> {
  const { broken, silence, memory } = await runEpisode(rounds);
  say(`longest silence ${silence} ms, highest memory ${memory} MiB`);
  say(broken === null ? 'held' : `BROKEN: ${broken.kind}\n${broken.said}`);
  return { isBroken: broken !== null };
}

function* roundsUntil(end: number, make: () => Round): Generator<Round> {
  while (Date.now() < end) {
    yield make();
  }
}

/** Kinds of breaks that cause each other: a shop that is silent is killed. */
const kin: readonly BreakKind[] = ['silence', 'process gone', 'memory', 'no answer', 'no start'];

/** Kinds of breaks that only show at the end. */
const late: readonly BreakKind[] = ['solves lost', 'no start', 'sick afterwards'];

/**
 * Prints what broke, and the sequence made small.
 * @returns false for a silence that does not recur, because the machine was busy
 */
async function explain({ rounds, broken }: Episode, say: (line: string) => void): Promise<boolean> {
  if (broken === null) {
    return false;
  }
  const end = Date.now() + shrinkTime;
  const isSame = (kind: BreakKind) => kind === broken.kind || (kin.includes(kind) && kin.includes(broken.kind));
  const small = await shrink(
    rounds,
    async (candidate) => {
      const { broken: found } = await runEpisode(candidate, late.includes(broken.kind));
      return found !== null && isSame(found.kind);
    },
    () => Date.now() > end,
  );
  say(`${broken.kind}: ${broken.said}`);
  if (small === null) {
    say(`The last rounds alone do not break it again. ${rounds.length} rounds came before it, the last of them:`);
    say(JSON.stringify(rounds.slice(-2)));
    return broken.kind !== 'silence';
  }
  say('Save this line to a file and send it again with: npm run siege -- again <file>');
  say(JSON.stringify(small));
  return true;
}
