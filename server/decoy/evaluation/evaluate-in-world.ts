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

/** The most tasks that code may leave for later and that are still run. */
const mostTurns = 1000;

/** The file in which user names are evaluated, according to stack traces and `require`. */
const currentFile = `${shopFolder}/build/routes/userProfile.js`;

/** Where the decoy's server keeps its templates. */
const viewsFolder = `${shopFolder}/views`;

/** Kinds whose source is a template, with the library that renders it. */
const templates: Readonly<Record<string, string>> = { pug, erasureLayout: handlebars };

/** How an evaluation and its watchdog talk to each other. */
interface Watch {
  isTimeUp(): boolean;
  /** Called when the snapshot does not suffice. The interpreter is then stopped. */
  onNeed(): void;
}

/** Returns the decoy that a job brings along, if its kind runs there; see `DecoyHost.evaluateCode`. */
export function snapshotOf({ kind, globals }: EvaluationJob): WorldSnapshot | undefined {
  if (kind !== 'userName' && !Object.hasOwn(templates, kind)) {
    return undefined;
  }
  // The shop process wrote it. If that process is taken over, it can spoil only what this one evaluation sees.
  const { decoy }: { readonly decoy?: WorldSnapshot } = JSON.parse(globals);
  return decoy;
}

/**
 * Runs a script, or renders a template, as a Node server would, with the decoy behind `process` and `require`. Then runs whatever was left for
 * later. The outcome says what was missing and what was changed. Returns null when time ran out before the end of the script.
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
  // Work that was cut off in the middle leaves no changes behind.
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

/** Returns a template's data without the snapshot beside it. */
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

/** Runs timers, callbacks and promises in turn. An error thrown there ends everything, as it would end a server. */
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
