import type { SessionGlobals, SessionOutcome } from '../evaluation/session-messages.ts';
import type { EvaluationResult, Evaluator } from '../evaluator.ts';
import type { EvaluatorSession, Keep } from '../host/host.ts';

/** The most calls that are kept for rebuilding, and the most characters in all of them. */
const mostKept = 200;
const mostCharacters = 100_000;

/** The most calls that may wait for the ones before them. Each may take some seconds. */
const mostWaiting = 12;

/** A call that shaped the session. */
interface Call {
  readonly source: string;
  readonly keep: Exclude<Keep, 'never'>;
}

/** See `DecoyHost.openSession`. */
export function openSession(evaluator: Evaluator, id: string, prelude: string): EvaluatorSession {
  let journal: readonly Call[] = [];
  /** Grows with every kept call and every restart, so that no earlier interpreter fits any more. */
  let kept = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const ask = async (source: string, session: SessionGlobals): Promise<EvaluationResult | 'noSession'> => {
    const result = await evaluator.evaluate({ kind: 'chatbot', source, globals: { session } });
    return result.outcome === 'value' ? readOutcome(result.value, result.milliseconds) : result;
  };

  const evaluate = async (source: string, keep: Keep): Promise<EvaluationResult> => {
    const session = { id, kept, keep: keep !== 'never' };
    const first = await ask(source, session);
    const rebuild = { prelude, journal: journal.map((call) => call.source) };
    const answer = first === 'noSession' ? await ask(source, { ...session, rebuild }) : first;
    const result: EvaluationResult = answer === 'noSession' ? { outcome: 'crashed', milliseconds: 0 } : answer;
    if (result.outcome === 'value' || result.outcome === 'threw') {
      if (keep !== 'never') {
        kept += 1;
        journal = shortened([...journal, { source, keep }]);
      }
    } else if (first === 'noSession' && result.outcome !== 'busy') {
      // Perhaps the journal itself ended the interpreter, so it isn't tried again.
      journal = [];
    }
    return result;
  };

  return {
    evaluate: async (source, keep = 'always') => {
      if (waiting >= mostWaiting) {
        return { outcome: 'busy', milliseconds: 0 };
      }
      waiting += 1;
      const result = queue.then(() => evaluate(source, keep));
      queue = result
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      return result;
    },
    restart: () => {
      journal = [];
      kept += 1;
    },
  };
}

/**
 * Returns the journal without what it has no room for. `whileRoom` calls are dropped first, from the oldest on, and
 * then the others.
 */
function shortened(journal: readonly Call[]): readonly Call[] {
  let calls = journal.length;
  let characters = journal.reduce((total, { source }) => total + source.length, 0);
  const dropped = new Set<Call>();
  const goesFirst = ({ keep }: Call) => (keep === 'whileRoom' ? 0 : 1);
  for (const call of journal.toSorted((one, other) => goesFirst(one) - goesFirst(other))) {
    if (calls <= mostKept && characters <= mostCharacters) {
      break;
    }
    dropped.add(call);
    calls -= 1;
    characters -= call.source.length;
  }
  return dropped.size === 0 ? journal : journal.filter((call) => !dropped.has(call));
}

/**
 * Reads an outcome. It comes from the process in which hostile code runs, so anything that isn't of the agreed form
 * counts as a crash.
 */
function readOutcome(value: unknown, milliseconds: number): EvaluationResult | 'noSession' {
  const { outcome, json, name, message }: Readonly<Record<string, unknown>> = Object(value);
  if (outcome === ('noSession' satisfies SessionOutcome['outcome'])) {
    return 'noSession';
  }
  if (outcome === 'value') {
    return { outcome, value: typeof json === 'string' ? parsed(json) : undefined, milliseconds };
  }
  return outcome === 'threw' && typeof name === 'string' && typeof message === 'string'
    ? { outcome, name, message, duringCompile: name === 'SyntaxError', milliseconds }
    : { outcome: 'crashed', milliseconds };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
