import { boundedMap } from '../bounded-map.ts';

/** Answers kept per route; a learner who tries many filters only loses older ones. */
const keptAnswers = 16;

/** Characters above which an answer is not kept. */
const longestKept = 256 * 1024;

/** JSON texts, made once until anything changes in what they are made from. */
export interface KeptAnswers {
  /** @param question what the answer depends on besides its source */
  of(question: string, make: () => string): string;
  /** The same for what takes its time; it is kept only if nothing has changed meanwhile. */
  ofLater(question: string, make: () => Promise<string>): Promise<string>;
  /** The answer, if it is there. */
  find(question: string): string | undefined;
}

/** @param source counts its changes: while the count stands, so do the answers, and the frame knows the same text by sight */
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
