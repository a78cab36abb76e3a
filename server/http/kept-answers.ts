import { boundedMap } from '../bounded-map.ts';

/** How many answers are kept per route. A learner who tries many filters only loses older ones. */
const keptAnswers = 16;

/** The longest answer that is kept, in characters. */
const longestKept = 256 * 1024;

/** JSON strings that are built once and kept until anything changes in their source. */
export interface KeptAnswers {
  /** @param question what the answer depends on besides its source */
  of(question: string, make: () => string): string;
  /** Does the same for an answer that takes time to make. It is kept only if nothing has changed in the meantime. */
  ofLater(question: string, make: () => Promise<string>): Promise<string>;
  /** Returns the answer, if it is kept. */
  find(question: string): string | undefined;
}

/** @param source counts its changes; while the count doesn't change, the same string is sent again, which the frame recognises */
export function createKeptAnswers(source: { changes(): number }): KeptAnswers {
  const answers = boundedMap<string, string>({ entries: keptAnswers });
  let countedAt: number | undefined;
  const find = (question: string): string | undefined => {
    const count = source.changes();
    if (count !== countedAt) {
      answers.clear();
      countedAt = count;
    }
    return answers.get(question);
  };
  const keep = (question: string, answer: string): string => {
    if (answer.length <= longestKept) {
      answers.set(question, answer);
    }
    return answer;
  };
  return {
    find,
    of: (question, make) => find(question) ?? keep(question, make()),
    ofLater: async (question, make) => {
      const kept = find(question);
      if (kept !== undefined) {
        return kept;
      }
      const asked = source.changes();
      const answer = await make();
      return asked === source.changes() && asked === countedAt ? keep(question, answer) : answer;
    },
  };
}
