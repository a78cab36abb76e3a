import type { Round, Step } from './step.ts';

/** Returns whether a sequence still breaks something in the same way. */
type Breaks = (rounds: readonly Round[]) => Promise<boolean>;

/**
 * Makes a sequence small: drops rounds, then steps, then halves numbers, as long as it still breaks.
 * @param isOver returns true when shrinking has taken long enough; the result is then the smallest sequence so far
 * @returns null when not even the whole sequence breaks anything again
 */
export async function shrink(
  whole: readonly Round[],
  breaks: Breaks,
  isOver: () => boolean,
): Promise<readonly Round[] | null> {
  let smallest = await lastOnes(whole, breaks);
  if (smallest === null) {
    return null;
  }
  const tryOne = async (candidate: readonly Round[]) => {
    if (isOver() || candidate.length === 0 || !(await breaks(candidate))) {
      return false;
    }
    smallest = candidate;
    return true;
  };
  for (let index = smallest.length - 1; index >= 0 && !isOver(); index -= 1) {
    await tryOne(smallest.filter((_, place) => place !== index));
  }
  for (const [index, round] of [...smallest.entries()]) {
    for (const step of round) {
      const current: Round = smallest[index] ?? [];
      const fewer = current.filter((each) => each !== step);
      if (fewer.length > 0) {
        await tryOne(smallest.with(index, fewer));
      }
    }
  }
  for (let isSmaller = true; isSmaller && !isOver(); ) {
    isSmaller = false;
    for (const candidate of halved(smallest)) {
      isSmaller ||= await tryOne(candidate);
    }
  }
  return smallest;
}

/** Finds a short tail of a sequence that breaks by itself, doubling its length from one round on. */
async function lastOnes(whole: readonly Round[], breaks: Breaks): Promise<readonly Round[] | null> {
  for (let length = 1; ; length *= 2) {
    const end = whole.slice(-length);
    if (await breaks(end)) {
      return end;
    }
    if (length >= whole.length) {
      return null;
    }
  }
}

const sizes = new Set(['count', 'length', 'depth', 'calls', 'frames', 'parallel']);

/** Generates the same sequence with one of its numbers halved, for each of them. */
function* halved(rounds: readonly Round[]): Generator<readonly Round[]> {
  for (const [at, round] of rounds.entries()) {
    for (const [place, step] of round.entries()) {
      for (const smaller of halvedSteps(step)) {
        yield rounds.with(at, round.with(place, smaller));
      }
    }
  }
}

function* halvedSteps(step: Step): Generator<Step> {
  for (const [name, value] of Object.entries(step)) {
    if (typeof value === 'number' && sizes.has(name) && value > 1) {
      yield { ...step, [name]: Math.floor(value / 2) };
    }
  }
  if (step.kind === 'request') {
    for (const [name, value] of Object.entries(step.idea)) {
      if (typeof value === 'number' && sizes.has(name) && value > 1) {
        // A field of the same type.
        yield { ...step, idea: { ...step.idea, [name]: Math.floor(value / 2) } as typeof step.idea };
      }
    }
  }
}
