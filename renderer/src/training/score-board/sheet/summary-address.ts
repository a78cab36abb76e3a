/** The parameter of the board's address that shows the learner's summary in place of the challenges. */
export const summaryParameter = 'summary';

export const summaryAddress = `#/score-board?${summaryParameter}`;
