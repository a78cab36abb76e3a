import type { MemoryConfiguration } from '../../../shared/api/configuration.ts';
import { fileNameOf, knownUser, type SeedRun, userByKey } from './seed-run.ts';
import { seedAnswer } from './seed-users.ts';

const uploads = 'assets/public/images/uploads/';

/**
 * Seeds the photo wall: the fixed first photo, the configured ones, and last the two that each give a security answer
 * away. Those answers are stored along with them (data.md 3.1 and 3.2).
 */
export function seedMemories(run: SeedRun): void {
  const { insert, content, config } = run;
  const { firstMemory, geoStalking } = content.records;
  const store = (UserId: number, { image, caption }: MemoryConfiguration) => {
    insert('Memories', { UserId, caption: caption ?? '', imagePath: `${uploads}${fileNameOf(image ?? '')}` });
  };

  store(knownUser(content, firstMemory.user).id, firstMemory);
  for (const memory of config.memories) {
    const user = userByKey(content, memory.user);
    // A photo of an unknown user is left out, since every photo names its owner.
    if (user !== undefined && givenAway(memory) === undefined) {
      store(user.id, memory);
    }
  }
  for (const kind of ['meta', 'visual'] as const) {
    const memory = config.memories.find((candidate) => givenAway(candidate)?.kind === kind);
    const given = memory && givenAway(memory);
    if (memory !== undefined && given !== undefined) {
      const owner = knownUser(content, geoStalking[kind]);
      store(owner.id, memory);
      seedAnswer(run, undefined, owner.id, given.question, given.answer);
    }
  }
}

/** Returns the security answer that a photo gives away; undefined where there is none. */
function givenAway(memory: MemoryConfiguration) {
  for (const [kind, name] of [
    ['meta', 'Meta'],
    ['visual', 'Visual'],
  ] as const) {
    const question = memory[`geoStalking${name}SecurityQuestion`];
    const answer = memory[`geoStalking${name}SecurityAnswer`];
    if (question && answer) {
      return { kind, question, answer };
    }
  }
  return undefined;
}
