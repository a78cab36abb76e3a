import { expandWord } from './expand.ts';
import { type CommandMachine, type CommandOptions, type CommandResult, CommandsKilled } from './machine.ts';
import { parseScript } from './parse.ts';
import { runSimple } from './run-simple.ts';
import {
  deeper,
  inSubshell,
  longestOutput,
  print,
  type Scope,
  ShellExit,
  startScope,
  startShell,
  variableOf,
} from './shell-state.ts';
import { createCollector, RedirectError, redirect } from './streams.ts';
import { type Command, type List, type Pipeline, type Script, ShellSyntaxError } from './syntax.ts';

/** Runs a command line as `/bin/sh -c` would. Never throws, but for what {@link CommandMachine} throws. */
export function runCommands(machine: CommandMachine, source: string, options: CommandOptions): CommandResult {
  const output = createCollector(longestOutput);
  const errors = createCollector(longestOutput);
  const scope = startScope(machine, startShell(options, ['sh']), { input: options.input, output, errors });
  const status = untilKilled(() => runSource(scope, source));
  return { status, output: output.content(), errors: errors.content() };
}

function untilKilled(work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandsKilled) {
      return 137;
    }
    throw error;
  }
}

/** Runs the text of a script in the scope's shell. */
export function runSource(scope: Scope, source: string): number {
  try {
    return runScript(scope, parseScript(source));
  } catch (error) {
    if (error instanceof ShellExit) {
      return scope.shell.status;
    }
    if (error instanceof ShellSyntaxError) {
      print(scope.streams.errors, `sh: 1: Syntax error: ${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

/** Output of a script that runs in a subshell; its status becomes the shell's. */
export function outputOf(scope: Scope, script: Script): string {
  const output = createCollector(longestOutput);
  const streams = { ...scope.streams, output };
  scope.shell.status = inSubshell(scope, (own) => runScript({ ...own, streams }, script));
  return output.content().toString('utf8');
}

function runScript(scope: Scope, script: Script): number {
  for (const list of script) {
    runList(scope, list);
  }
  return scope.shell.status;
}

function runList(scope: Scope, { first, rest }: List): void {
  runPipeline(scope, first);
  for (const { operator, pipeline } of rest) {
    if ((scope.shell.status === 0) === (operator === '&&')) {
      runPipeline(scope, pipeline);
    }
  }
}

/** The commands of a pipeline run one after the other, each in a shell of its own if there are several. */
function runPipeline(scope: Scope, { negated, commands }: Pipeline): void {
  const { shell, streams } = scope;
  let { input } = streams;
  commands.forEach((command, index) => {
    const collected = createCollector(longestOutput);
    const output = index === commands.length - 1 ? streams.output : collected;
    const piped = { ...scope, streams: { ...streams, input, output } };
    shell.status =
      commands.length === 1 ? runCommand(piped, command) : inSubshell(piped, (own) => runCommand(own, command));
    input = collected.content();
  });
  if (negated) {
    shell.status = shell.status === 0 ? 1 : 0;
  }
}

function runCommand(scope: Scope, command: Command): number {
  scope.count();
  const { streams, shell, machine } = scope;
  try {
    const expand = ({ target }: { readonly target: Parameters<typeof expandWord>[0] }) =>
      expandWord(target, expansionOf(scope));
    const redirected = redirect(streams, command.redirects, expand, machine.files.from(shell.folder));
    try {
      return runRedirected({ ...scope, streams: redirected.streams }, command);
    } finally {
      redirected.close();
    }
  } catch (error) {
    if (error instanceof RedirectError) {
      print(streams.errors, `sh: 1: ${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

function runRedirected(scope: Scope, command: Command): number {
  switch (command.kind) {
    case 'group':
      return runScript(deeper(scope), command.script);
    case 'subshell':
      return inSubshell(scope, (own) => runScript(own, command.script));
    case 'if': {
      const inner = deeper(scope);
      const taken = command.branches.find(({ condition }) => runScript(inner, condition) === 0);
      scope.shell.status = 0;
      return runScript(inner, taken?.script ?? command.otherwise);
    }
    case 'simple':
      return runSimple(scope, command, expansionOf(scope), runSource);
  }
}

function expansionOf(scope: Scope) {
  return {
    files: scope.machine.files.from(scope.shell.folder),
    variable: (name: string) => variableOf(scope, name),
    output: (script: Script) => outputOf(scope, script),
  };
}
