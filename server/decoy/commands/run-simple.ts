import { DecoyFileError } from '../files/file-error.ts';
import { builtIns } from './built-ins.ts';
import { type Expansion, expandWord, expandWords } from './expand.ts';
import { findProgram, interpreterOf } from './find-program.ts';
import type { Program } from './machine.ts';
import { deeper, environmentOf, print, type Scope, startShell } from './shell-state.ts';
import { describeFileError } from './streams.ts';
import type { Command } from './syntax.ts';

/** Runs the text of a script in the scope's shell. */
type RunSource = (scope: Scope, source: string) => number;

/** Runs a command that is a list of words: an assignment, a command of the shell, or a program. */
export function runSimple(
  scope: Scope,
  { words, assignments }: Extract<Command, { kind: 'simple' }>,
  expansion: Expansion,
  runSource: RunSource,
): number {
  const { shell, streams } = scope;
  const expanded = expandWords(words, expansion);
  const assigned = assignments.map(({ name, value }) => [name, expandWord(value, expansion)] as const);
  const [name, ...rest] = expanded;
  if (name === undefined) {
    for (const [variable, value] of assigned) {
      shell.variables.set(variable, value);
    }
    return assignments.some(({ value }) => value.some(({ kind }) => kind === 'command')) ? shell.status : 0;
  }
  const builtIn = builtIns[name];
  if (builtIn === undefined) {
    return runWords(scope, expanded, Object.fromEntries(assigned), runSource);
  }
  const complain = (text: string) => print(streams.errors, `sh: 1: ${text}\n`);
  return reporting(complain, () =>
    builtIn({
      shell,
      arguments: rest,
      files: scope.machine.files.from(shell.folder),
      print: (text) => print(streams.output, text),
      complain,
      run: (inner) => runWords(scope, inner, {}, runSource),
      source: (text) => runSource(deeper(scope), text),
    }),
  );
}

function runWords(
  scope: Scope,
  words: readonly string[],
  additional: Readonly<Record<string, string>>,
  runSource: RunSource,
): number {
  scope.count();
  const { shell, streams, machine } = scope;
  const [name = '', ...rest] = words;
  const environment = { ...environmentOf(shell), ...additional };
  const found = findProgram(name, machine.files.from(shell.folder), environment.PATH ?? '');
  const runScript = (source: string, scriptArguments: readonly string[]) =>
    runSource(deeper(scope, { shell: startShell({ folder: shell.folder, environment }, scriptArguments) }), source);
  switch (found.kind) {
    case 'missing':
      print(streams.errors, `sh: 1: ${name}: ${found.message}\n`);
      return found.status;
    case 'script':
      if (interpreterOf(found.text) === undefined) {
        print(streams.errors, `sh: 1: ${name}: not found\n`);
        return 127;
      }
      return runScript(found.text, [name, ...rest]);
    case 'program':
      return runProgram(scope, found.program, words, environment, runScript, (inner, input) =>
        runWords(deeper(scope, { streams: { ...streams, input } }), inner, additional, runSource),
      );
  }
}

function runProgram(
  { shell, streams, machine }: Scope,
  program: Program,
  [name = '', ...rest]: readonly string[],
  environment: Readonly<Record<string, string>>,
  runScript: (source: string, scriptArguments: readonly string[]) => number,
  run: (words: readonly string[], input: Buffer) => number,
): number {
  const complain = (text: string) => print(streams.errors, `${name.replace(/^.*\//, '')}: ${text}\n`);
  return reporting(
    complain,
    () =>
      program({
        name,
        arguments: rest,
        environment,
        folder: shell.folder,
        files: machine.files.from(shell.folder),
        machine,
        input: streams.input,
        print: (text) => print(streams.output, text),
        complain,
        shell: runScript,
        run,
      }) ?? 0,
  );
}

/** What the files refuse, and nobody else has caught, ends the program with a message. */
function reporting(complain: (text: string) => void, work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (error instanceof DecoyFileError) {
      complain(`${error.path}: ${describeFileError(error)}`);
      return 1;
    }
    throw error;
  }
}
