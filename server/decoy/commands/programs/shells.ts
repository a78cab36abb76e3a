import type { Program } from '../machine.ts';

const sh: Program = ({ arguments: words, files, input, shell, complain }) => {
  const operand = words.findIndex((word) => !/^-[a-z]+$/.test(word));
  const [first, ...rest] = operand === -1 ? [] : words.slice(operand);
  const isCommand = words.slice(0, operand === -1 ? words.length : operand).some((word) => word.includes('c'));
  if (first === undefined) {
    return isCommand ? complain('-c requires an argument') : shell(input.toString('utf8'), ['sh']);
  }
  return isCommand ? shell(first, rest.length === 0 ? ['sh'] : rest) : shell(files.readText(first), [first, ...rest]);
};

/** Runs `cmd /c ...`. The few commands that walkthroughs write there are the same in our shell. */
const cmd: Program = ({ arguments: words, shell }) => {
  const command = words.filter((word) => !/^\/[a-z]$/i.test(word)).join(' ');
  return shell(command.replaceAll('\\', '/'), ['cmd']);
};

/** PowerShell's ways to fetch a file and to start it, with their equivalents in our shell. */
const rewrites: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^(?:invoke-webrequest|iwr|invoke-restmethod|irm|wget|curl(?:\.exe)?|start-bitstransfer) /i, 'curl -sL '],
  [/ -(?:outfile|destination) /i, ' -o '],
  [/ -(?:uri|source|usebasicparsing)\b/gi, ''],
  [/^(?:start-process|start|saps|&|\.) +(?:-\w+ +)?/i, ''],
];

/** Runs the few PowerShell statements that walkthroughs for Windows use. */
const powershell: Program = ({ arguments: words, shell }) => {
  const isOption = (word: string) => /^(?:-(?:c|command|nop\w*|w\w*|ep|exec\w*)|bypass|hidden)$/i.test(word);
  const text = words.filter((word) => !isOption(word)).join(' ');
  const statements = text.split(/[;\n]|&&/).map((statement) => inOurWords(statement.trim().replaceAll('\\', '/')));
  return shell(statements.join('\n'), ['powershell']);
};

function inOurWords(statement: string): string {
  const [, parameters = ''] = statement.split(/\.DownloadFile\(/i, 2);
  const [, address, path] = /^\s*(['"][^'"]+['"])\s*,\s*(['"][^'"]+['"])\s*\)/.exec(parameters) ?? [];
  return address === undefined
    ? rewrites.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), statement)
    : `curl -sL -o ${path} ${address}`;
}

/** Programs that run commands themselves. */
export const shellPrograms: Readonly<Record<string, Program>> = {
  sh,
  bash: sh,
  dash: sh,
  'cmd.exe': cmd,
  'powershell.exe': powershell,
  nohup: ({ arguments: words, run, input }) => run(words, input),
};
