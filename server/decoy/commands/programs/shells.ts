import type { Program } from '../machine.ts';
import { parsePowerShell } from '../powershell.ts';

const sh: Program = ({ arguments: words, files, input, shell, complain }) => {
  const operand = words.findIndex((word) => !/^-[a-z]+$/.test(word));
  const [first, ...rest] = operand === -1 ? [] : words.slice(operand);
  const isCommand = words.slice(0, operand === -1 ? words.length : operand).some((word) => word.includes('c'));
  if (first === undefined) {
    return isCommand ? complain('-c requires an argument') : shell(input.toString('utf8'), ['sh']);
  }
  return isCommand ? shell(first, rest.length === 0 ? ['sh'] : rest) : shell(files.readText(first), [first, ...rest]);
};

/** `cmd /c ...`: the little that walkthroughs write there is the same in our shell. */
const cmd: Program = ({ arguments: words, shell }) => {
  const command = words.filter((word) => !/^\/[a-z]$/i.test(word)).join(' ');
  return shell(command.replaceAll('\\', '/'), ['cmd']);
};

const powershell: Program = ({ arguments: words, run, input, complain }) => {
  let status = 0;
  for (const command of parsePowerShell(words)) {
    if (command.length === 0) {
      return complain('this container knows only downloads and programs');
    }
    status = run(command, input);
  }
  return status;
};

/** Programs that run commands themselves. */
export const shellPrograms: Readonly<Record<string, Program>> = {
  sh,
  bash: sh,
  dash: sh,
  'cmd.exe': cmd,
  'powershell.exe': powershell,
  nohup: ({ arguments: words, run, input }) => run(words, input),
};
