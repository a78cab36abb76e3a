import type { WrittenProfile } from './schema.ts';

/** Settings that are each valid but make no sense together. */
export interface Contradiction {
  /** The setting that the message is about. */
  readonly path: readonly string[];
  /** Whole sentences. */
  readonly message: string;
}

/** The word that stands for the key that ships, in place of a key of one's own. */
export const builtInKey = 'default';

/** Looks for settings that rule each other out or need another one. */
export function* contradictionsIn(profile: WrittenProfile): Generator<Contradiction> {
  const { version = 1, tutorialsFirst, tutorials, ctf } = profile;
  if (profile.class !== undefined && version < 2) {
    yield { path: ['class'], message: 'class needs a profile of version 2. Write "version: 2" in the first line.' };
  }
  if (
    tutorialsFirst === true &&
    (tutorials === false || (tutorials === undefined && profile.class?.contest === true))
  ) {
    yield {
      path: ['tutorialsFirst'],
      message: 'tutorialsFirst needs the tutorials, which are off. Take out one of the two lines.',
    };
  }
  if (ctf?.flags === true && ctf.key === undefined) {
    yield {
      path: ['ctf', 'flags'],
      message: `Flags need a key of your own, as ctf.key. "${builtInKey}" names the one that ships, whose flags everybody can look up.`,
    };
  }
}
