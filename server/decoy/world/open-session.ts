import type { SessionGlobals, SessionOutcome } from '../evaluation/session-messages.ts';
import type { EvaluationResult, Evaluator } from '../evaluator.ts';
import type { EvaluatorSession } from '../host/host.ts';

/** Calls that are kept for rebuilding, and their characters in all; the oldest give way. */
const mostKept = 200;
const mostCharacters = 100_000;

/** See `DecoyHost.openSession`. */
export function openSession(evaluator: Evaluator, id: string, prelude: string): EvaluatorSession {
  let journal: readonly string[] = [];
  /** Grows with every kept call and every restart, so that no earlier interpreter fits any more. */
  let kept = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const ask = async (source: string, session: SessionGlobals): Promise<EvaluationResult | 'noSession'> => {
    const result = await evaluator.evaluate({ kind: 'chatbot', source, globals: { session } });
    return result.outcome === 'value' ? readOutcome(result.value, result.milliseconds) : result;
  };

  const evaluate = async (source: string, keep: boolean): Promise<EvaluationResult> => {
    const session = { id, kept, keep };
    const first = await ask(source, session);
    const answer = first === 'noSession' ? await ask(source, { ...session, rebuild: { prelude, journal } }) : first;
    const result: EvaluationResult = answer === 'noSession' ? { outcome: 'crashed', milliseconds: 0 } : answer;
    if (result.outcome === 'value' || result.outcome === 'threw') {
      if (keep) {
        kept += 1;
        journal = shortened([...journal, source]);
      }
    } else if (first === 'noSession' && result.outcome !== 'busy') {
      // Perhaps it was the journal that ended the interpreter: it is not tried again.
      journal = [];
    }
    return result;
  };

  return {
    evaluate: (source, { keep = true } = {}) => {
      const result = queue.then(() => evaluate(source, keep));
      queue = result.catch(() => undefined);
      return result;
    },
    restart: () => {
      journal = [];
      kept += 1;
    },
  };
}

function shortened(journal: readonly string[]): readonly string[] {
  let characters = journal.reduce((total, source) => total + source.length, 0);
  let from = Math.max(journal.length - mostKept, 0);
  while (characters > mostCharacters && from < journal.length) {
    characters -= journal[from]?.length ?? 0;
    from += 1;
  }
  return journal.slice(from);
}

/** It comes from the process in which hostile code runs: whatever is not of the agreed form is worthless. */
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
