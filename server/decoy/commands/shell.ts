import { DecoyFileError } from '../files/file-error.ts';
import { nameOf } from '../files/paths.ts';
import { builtIns } from './built-ins.ts';
import { type Expansion, expandWord, expandWords } from './expand.ts';
import { findProgram } from './find-program.ts';
import { type Call, type CommandMachine, type CommandOptions, type CommandResult, CommandsKilled } from './machine.ts';
import { parseScript } from './parse.ts';
import {
  copyShell,
  countCommand,
  environmentOf,
  type Scope,
  ShellExit,
  startShell,
  variableOf,
} from './shell-state.ts';
import { createCollector, redirect } from './streams.ts';
import { type Command, type Script, ShellSyntaxError } from './syntax.ts';

/** The status of a command line that was killed. */
const killed = 137;

/** Runs a command line as `/bin/sh -c` would. Throws nothing but what {@link CommandMachine} throws. */
export function runCommands(machine: CommandMachine, source: string, options: CommandOptions): CommandResult {
  const [output, errors] = [createCollector(), createCollector()];
  const shell = startShell(options.folder, options.environment, ['sh']);
  const streams = { input: options.input, output: output.sink, errors: errors.sink };
  const run = () => {
    try {
      return runSource({ machine, shell, streams, depth: 0, run: { commands: 0 } }, source);
    } catch (error) {
      if (error instanceof CommandsKilled) {
        return killed;
      }
      throw error;
    }
  };
  return { status: run(), output: output.content(), errors: errors.content() };
}

/** Runs the source of a script in the scope's shell. */
function runSource(scope: Scope, source: string): number {
  try {
    return runScript(scope, parseScript(source));
  } catch (error) {
    if (error instanceof ShellExit) {
      return scope.shell.status;
    }
    if (error instanceof ShellSyntaxError) {
      return complain(scope, `Syntax error: ${error.message}`, 2);
    }
    throw error;
  }
}

function runScript(scope: Scope, script: Script): number {
  const { shell } = scope;
  for (const { after, commands } of script) {
    if (after === ';' || (shell.status === 0) === (after === '&&')) {
      runPipeline(scope, commands);
    }
  }
  return shell.status;
}

/** Runs a script in a copy of the shell, so that its changes and its `exit` do not affect the original. */
function runApart(scope: Scope, script: Script): number {
  const shell = copyShell(scope.shell);
  try {
    return runScript({ ...scope, shell, depth: scope.depth + 1 }, script);
  } catch (error) {
    if (error instanceof ShellExit) {
      return shell.status;
    }
    throw error;
  }
}

/** Runs the commands of a pipeline one after the other, each in a shell of its own if there are several. */
function runPipeline(scope: Scope, commands: readonly Command[]): void {
  const { shell, streams } = scope;
  let { input } = streams;
  commands.forEach((command, index) => {
    const collected = createCollector();
    const output = index === commands.length - 1 ? streams.output : collected.sink;
    const piped = { ...scope, streams: { ...streams, input, output } };
    shell.status =
      commands.length === 1 ? runCommand(piped, command) : runApart(piped, [{ after: ';', commands: [command] }]);
    input = collected.content();
  });
}

function runCommand(scope: Scope, { script, assignments, words, redirects }: Command): number {
  countCommand(scope);
  const { shell } = scope;
  const expansion = expansionOf(scope);
  let { streams } = scope;
  for (const each of redirects) {
    try {
      streams = redirect(streams, each, (target) => expandWord(target, expansion), expansion.files);
    } catch (error) {
      return complain(scope, `cannot ${each.kind === 'read' ? 'open' : 'create'} ${problemOf(error)}`, 2);
    }
  }
  const inner = { ...scope, streams };
  if (script !== undefined) {
    return runApart(inner, script);
  }
  const expanded = expandWords(words, expansion);
  const assigned = assignments.map(({ name, value }) => [name, expandWord(value, expansion)] as const);
  if (expanded.length > 0) {
    return runWords(inner, expanded, Object.fromEntries(assigned));
  }
  for (const [name, value] of assigned) {
    shell.variables.set(name, value);
  }
  return assignments.some(({ value }) => value.some(({ kind }) => kind === 'command')) ? shell.status : 0;
}

function expansionOf(scope: Scope): Expansion {
  return {
    files: scope.machine.files.from(scope.shell.folder),
    variable: (name) => variableOf(scope, name),
    output: (script) => {
      const output = createCollector();
      scope.shell.status = runApart({ ...scope, streams: { ...scope.streams, output: output.sink } }, script);
      return output.content().toString('utf8');
    },
  };
}

/** Runs a built-in command, a program or a script. */
function runWords(scope: Scope, words: readonly string[], additional: Readonly<Record<string, string>>): number {
  countCommand(scope);
  const { shell, streams, machine, depth } = scope;
  const [name = '', ...rest] = words;
  const environment = { ...environmentOf(shell), ...additional };
  const files = machine.files.from(shell.folder);
  const deeper = { ...scope, depth: depth + 1 };
  const runFile = (source: string, scriptArguments: readonly string[]) =>
    runSource({ ...deeper, shell: startShell(shell.folder, environment, scriptArguments) }, source);

  const builtIn = builtIns[name];
  const own = { shell, source: (text: string) => runSource(deeper, text) };
  const found =
    builtIn === undefined
      ? findProgram(name, files, environment.PATH ?? '')
      : { kind: 'program' as const, program: (call: Call) => builtIn(call, own) };
  if (found.kind === 'missing') {
    return complain(scope, `${name}: ${found.message}`, found.status);
  }
  if (found.kind === 'script') {
    return runFile(found.text, words);
  }
  const complainAs = (text: string) => {
    streams.errors(`${builtIn === undefined ? '' : 'sh: 1: '}${nameOf(name)}: ${text}\n`);
    return 1 as const;
  };
  try {
    const status = found.program({
      arguments: rest,
      environment,
      folder: shell.folder,
      files,
      machine,
      input: streams.input,
      print: streams.output,
      complain: complainAs,
      shell: runFile,
      run: (inner, input) => runWords({ ...deeper, streams: { ...streams, input } }, inner, additional),
    });
    return status ?? 0;
  } catch (error) {
    return complainAs(problemOf(error));
  }
}

/** Describes a file error. Rethrows anything else, which commands must not catch. */
function problemOf(error: unknown): string {
  if (error instanceof DecoyFileError) {
    return `${error.path}: ${error.shellText}`;
  }
  throw error;
}

function complain(scope: Scope, text: string, status: number): number {
  scope.streams.errors(`sh: 1: ${text}\n`);
  return status;
}
