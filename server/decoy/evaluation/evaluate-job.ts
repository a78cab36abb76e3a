import type { WorldOutcome, WorldSnapshot } from '../world/messages.ts';
import { readXml } from './documents/read-xml.ts';
import { readYaml } from './documents/read-yaml.ts';
import { evaluate } from './evaluate.ts';
import type { EvaluationJob, EvaluationLimits, EvaluationOutcome } from './messages.ts';
import type { Interpreter } from './sandbox.ts';
import { evaluateInSession, sessionOf } from './sessions.ts';

/**
 * Does one job. Documents are read by parsers of their own; everything else is code for the interpreter, which must not
 * be used again. Never throws.
 */
export async function evaluateJob(
  interpreter: Interpreter,
  job: EvaluationJob,
  limits: EvaluationLimits,
): Promise<EvaluationOutcome> {
  switch (job.kind) {
    case 'xml':
      return timed(() => readXml(job.source, snapshotIn(job)));
    case 'yaml':
      return timed(async () => readYaml(job.source));
    default: {
      const session = sessionOf(job);
      return session === undefined
        ? evaluate(interpreter, job, limits)
        : evaluateInSession(interpreter, job.source, session, limits);
    }
  }
}

function snapshotIn({ globals }: EvaluationJob): WorldSnapshot {
  // The shop process wrote it. If that process is taken over, it can spoil only what this one job sees.
  return JSON.parse(globals).decoy;
}

async function timed(work: () => Promise<WorldOutcome>): Promise<EvaluationOutcome> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  try {
    const json = JSON.stringify(await work());
    return { outcome: 'value', json, milliseconds: milliseconds() };
  } catch {
    return { outcome: 'crashed', milliseconds: milliseconds() };
  }
}
