/** What the shop process asks its supervisor, and what waits for the answer. */
export interface Questions {
  /**
   * Asks, and waits.
   * @param send takes the question away
   * @param tooLate what counts as the answer when none has come for too long
   */
  ask<Answer>(send: (id: number) => void, tooLate: Answer): Promise<Answer>;
  /** To be told what came back; unknown ids are ignored. */
  answered(id: number, answer: unknown): void;
}

/** @param patience milliseconds; nothing waits for ever */
export function createQuestions(patience: number): Questions {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  return {
    ask: async <Answer>(send: (id: number) => void, tooLate: Answer) => {
      lastId += 1;
      const id = lastId;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer.resolve);
      const timer = setTimeout(answer.resolve, patience, tooLate);
      try {
        send(id);
        // The supervisor answers each question in its own kind.
        return (await answer.promise) as Answer;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    answered: (id, answer) => waiting.get(id)?.(answer),
  };
}
