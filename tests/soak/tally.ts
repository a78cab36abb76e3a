/**
 * How a step went: `done` as in its test; `otherwise`, since others had changed the shop meanwhile; `browser`, where only
 * its HTTP half ran; `late`, when nobody waited any longer.
 */
export type StepOutcome = 'done' | 'otherwise' | 'browser' | 'late';

/** Counts steps. */
export function createTally() {
  const counts: Record<StepOutcome, Map<string, number>> = {
    done: new Map(),
    otherwise: new Map(),
    browser: new Map(),
    late: new Map(),
  };
  const solved = new Set<string>();
  const total = (outcome: StepOutcome) => [...counts[outcome].values()].reduce((sum, count) => sum + count, 0);
  const line = () =>
    `${total('done')} steps as tested, ${total('otherwise')} otherwise, ${total('browser')} halfway, ${total('late')} late, ${solved.size} challenges solved`;
  const names = (outcome: StepOutcome) => [...counts[outcome]].map(([name, count]) => `  ${count} x ${name}`);
  return {
    note: (name: string, outcome: StepOutcome) => {
      counts[outcome].set(name, (counts[outcome].get(name) ?? 0) + 1);
    },
    solved: (key: string) => solved.add(key),
    runs: () => total('done') + total('otherwise') + total('browser') + total('late'),
    line,
    /** Describes everything, with the names of the steps that did not go as in their tests. */
    summary: () => {
      const never = [...counts.otherwise].filter(([name]) => !counts.done.has(name)).map(([name]) => `  ${name}`);
      return [
        line(),
        ...(counts.browser.size > 0
          ? ['Their HTTP half only, since the rest needs a browser:', ...names('browser')]
          : []),
        ...(counts.late.size > 0 ? ['Late:', ...names('late')] : []),
        ...(never.length > 0 ? ['Never as tested, since others interfered:', ...never] : []),
      ].join('\n');
    },
  };
}
