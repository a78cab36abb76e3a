import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { shopFolder } from '../files/file-system.ts';
import nodeWorld from '../node-world/world.ts?inside-quickjs';
import handlebars from '../templates/handlebars.ts?inside-quickjs';
import pug from '../templates/pug.ts?inside-quickjs';
import { createWorld } from '../world/create-world.ts';
import { createHostCalls } from '../world/host-calls.ts';
import type { CodeOutcome, WorldNeed, WorldOutcome, WorldSnapshot } from '../world/messages.ts';
import { call, describeErrors, runScript, ThrownInside } from './inside.ts';
import type { EvaluationJob } from './messages.ts';

/** Pieces of work that code may leave for later, and that are still done. */
const mostTurns = 1000;

/** The file that user names are evaluated in, as stack traces and `require` would have it. */
const currentFile = `${shopFolder}/build/routes/userProfile.js`;

/** Where the decoy's server keeps its templates. */
const viewsFolder = `${shopFolder}/views`;

/** Kinds whose source is a template, with the library that renders it. */
const templates: Readonly<Record<string, string>> = { pug, erasureLayout: handlebars };

/** What tells the watch over an evaluation, and is told by it. */
interface Watch {
  isTimeUp(): boolean;
  /** The snapshot does not suffice: the interpreter is to be stopped. */
  onNeed(): void;
}

/** The decoy as the job brings it along, if its kind runs in there; see `DecoyHost.evaluateCode`. */
export function snapshotOf({ kind, globals }: EvaluationJob): WorldSnapshot | undefined {
  if (kind !== 'userName' && !Object.hasOwn(templates, kind)) {
    return undefined;
  }
  // The shop process makes it; a shop that was taken over can spoil only what this very evaluation sees.
  const { decoy }: { readonly decoy?: WorldSnapshot } = JSON.parse(globals);
  return decoy;
}

/**
 * Runs a script, or renders a template, as a Node server would, with the decoy behind `process` and `require`, and then whatever it has left for
 * later. What it lacks, and what it changed, is in the outcome; null when time ran out before the script's end.
 */
export function runInWorld(
  context: QuickJSContext,
  job: EvaluationJob,
  snapshot: WorldSnapshot,
  { isTimeUp, onNeed }: Watch,
): WorldOutcome | null {
  const world = createWorld(snapshot);
  const needs: WorldNeed[] = [];
  const calls = createHostCalls(world, (error) => {
    needs.push(error.need);
    onNeed();
  });
  const textOf = runScript(context, '((String) => (value) => value ? String(value) : null)(String)');
  const describe = describeErrors(context);
  const turn = installWorld(context, snapshot, calls);
  const code = runCode(context, job, textOf, describe);
  if (needs[0] !== undefined) {
    return { code: null, need: needs[0], changes: [] };
  }
  if (isTimeUp()) {
    return null;
  }
  runLater(context, turn);
  const need = needs[0] ?? null;
  // What was cut off in the middle of its work is not half done.
  return { code, need, changes: need === null && !isTimeUp() ? world.changes() : [] };
}

function runCode(
  context: QuickJSContext,
  job: EvaluationJob,
  textOf: QuickJSHandle,
  describe: ReturnType<typeof describeErrors>,
): CodeOutcome {
  try {
    const library = templates[job.kind];
    const value = library === undefined ? runScript(context, job.source) : render(context, library, job);
    const text: unknown = context.dump(call(context, textOf, context.undefined, value));
    return { outcome: 'value', text: typeof text === 'string' ? text : null };
  } catch (error) {
    if (error instanceof ThrownInside) {
      return { outcome: 'threw', ...describe(error.thrown), duringCompile: false };
    }
    throw error;
  }
}

function render(context: QuickJSContext, library: string, { source, globals }: EvaluationJob): QuickJSHandle {
  const exported = runScript(context, `(() => { ${library}; return insideQuickJs.render; })()`);
  const values = [source, withoutDecoy(globals), viewsFolder].map((text) => context.newString(text));
  return call(context, exported, context.undefined, ...values);
}

/** A template's data, without the snapshot beside it. */
function withoutDecoy(globals: string): string {
  const { decoy: _, ...rest } = JSON.parse(globals);
  return JSON.stringify(rest);
}

function installWorld(
  context: QuickJSContext,
  { machine }: WorldSnapshot,
  calls: (name: string, values: string) => string,
): QuickJSHandle {
  const hostCall = context.newFunction('hostCall', (name, values) =>
    context.newString(calls(context.getString(name), context.getString(values))),
  );
  const install = runScript(context, `((hostCall) => { ${nodeWorld}; return insideQuickJs.install; })`);
  const installed = call(context, install, context.undefined, hostCall);
  const values = [JSON.stringify(machine), shopFolder, currentFile].map((text) => context.newString(text));
  return call(context, installed, context.undefined, ...values);
}

/** Timers, callbacks and promises, in turn. What is thrown there ends everything, as it ends a server. */
function runLater(context: QuickJSContext, turn: QuickJSHandle): void {
  try {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      if (context.runtime.executePendingJobs(mostTurns).error !== undefined) {
        return;
      }
      if (context.dump(call(context, turn, context.undefined)) !== true) {
        return;
      }
    }
  } catch (error) {
    if (!(error instanceof ThrownInside)) {
      throw error;
    }
  }
}
