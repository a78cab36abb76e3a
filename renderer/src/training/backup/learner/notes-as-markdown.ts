import type { ChallengeRecord } from '../../../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../../../shared/api/learner.ts';

/** The words around the notes, in the learner's language. */
export interface NotesWords {
  readonly title: string;
  /** Returns the name that the page shows for a challenge. */
  readonly nameOf: (challenge: ChallengeRecord) => string;
  /** Returns the line below a challenge's name: its difficulty, and whether it is solved. */
  readonly factsOf: (challenge: ChallengeRecord) => string;
}

/**
 * Returns a learner's notes as Markdown: one section per challenge, in the order given. Notes stay as they were typed, since many learners write
 * Markdown anyway.
 */
export function notesAsMarkdown(
  notes: LearnerState['notes'],
  challenges: readonly ChallengeRecord[],
  { title, nameOf, factsOf }: NotesWords,
): string {
  const sections = challenges.flatMap((challenge) => {
    const note = notes[challenge.key]?.replaceAll('\r\n', '\n').trim();
    return note ? [`## ${nameOf(challenge)}\n\n*${factsOf(challenge)}*\n\n${note}\n`] : [];
  });
  return [`# ${title}\n`, ...sections].join('\n');
}
