import { setTimeout } from 'node:timers/promises';
import type { EvaluationResult } from '../evaluator.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import { runInWorld, type WorldHost } from '../world/run-in-world.ts';
import type { DocumentOutcome, DocumentReaders } from './outcomes.ts';
import { unpackZip } from './unpack-zip.ts';

/** Name of the error with which the evaluator reports that the contract's parser would still be busy. */
const timeOut = 'TimeOut';

/** How long the contract's parser may work, in milliseconds. */
const timeLimit = 2000;

/**
 * Creates the readers. XML and YAML are read in the evaluator's process, where a parser that is led astray does no harm
 * and can be stopped.
 * @param patience milliseconds after which a document that takes too long is answered
 */
export function createReaders(host: WorldHost, files: DecoyFiles, patience = timeLimit): DocumentReaders {
  const read = async (kind: 'xml' | 'yaml', document: Buffer) => {
    const startedAt = performance.now();
    const outcome = outcomeOf(await runInWorld(host, kind, document.toString('latin1')).result);
    if (outcome.outcome === 'timedOut') {
      // The parsers here notice a bomb at once, but the contract's clients expect it to keep the server busy.
      await setTimeout(Math.max(patience - (performance.now() - startedAt), 0));
    }
    return outcome;
  };
  return {
    xml: (document) => read('xml', document),
    yaml: (document) => read('yaml', document),
    // Each archive is unpacked in memory before it is written, and there may be any number of them.
    unpackZip: oneAtATime((...archive) => unpackZip(files, ...archive)),
  };
}

type UnpackZip = DocumentReaders['unpackZip'];

/** Wraps a function so that each call waits for those before it. */
function oneAtATime(work: UnpackZip): UnpackZip {
  let last: Promise<unknown> = Promise.resolve();
  return (...values) => {
    const result = last.then(() => work(...values));
    last = result.catch(() => undefined);
    return result;
  };
}

function outcomeOf(result: EvaluationResult): DocumentOutcome {
  switch (result.outcome) {
    case 'value':
      return { outcome: 'read', text: typeof result.value === 'string' ? result.value : '' };
    case 'threw':
      return result.name === timeOut ? { outcome: 'timedOut' } : { outcome: 'failed', message: result.message };
    default:
      return { outcome: 'timedOut' };
  }
}
