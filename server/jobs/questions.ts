/** The questions that the shop process asks its supervisor, and the answers that it waits for. */
export interface Questions {
  /**
   * Asks a question and waits for the answer.
   * @param send sends the question
   * @param tooLate the answer to use if none arrives in time
   */
  ask<Answer>(send: (id: number) => void, tooLate: Answer): Promise<Answer>;
  /** Takes the answer to a question. Unknown ids are ignored. */
  answered(id: number, answer: unknown): void;
}

/** @param patience milliseconds to wait for an answer */
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
        // The supervisor answers each question with a value of the question's own type.
        return (await answer.promise) as Answer;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    answered: (id, answer) => waiting.get(id)?.(answer),
  };
}
