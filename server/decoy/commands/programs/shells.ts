import type { Program } from '../machine.ts';
import { parsePowerShell } from '../powershell.ts';

const sh: Program = ({ arguments: words, files, input, shell, complain }) => {
  const options = words.findIndex((word) => !/^-[a-z]+$/.test(word));
  const isCommand = words.slice(0, options === -1 ? words.length : options).some((word) => word.includes('c'));
  const [first, ...rest] = options === -1 ? [] : words.slice(options);
  if (isCommand) {
    return first === undefined ? missing(complain) : shell(first, rest.length === 0 ? ['sh'] : rest);
  }
  return first === undefined ? shell(input.toString('utf8'), ['sh']) : shell(files.readText(first), [first, ...rest]);
};

function missing(complain: (text: string) => void): number {
  complain('-c requires an argument');
  return 2;
}

/** `cmd /c ...`: the little that walkthroughs write there is the same in our shell. */
const cmd: Program = ({ arguments: words, shell }) => {
  const command = words.filter((word) => !/^\/[a-z]$/i.test(word)).join(' ');
  return shell(command.replaceAll('\\', '/'), ['cmd']);
};

const powershell: Program = ({ arguments: words, run, input, complain }) => {
  let status = 0;
  for (const command of parsePowerShell(words)) {
    if (command.length === 0) {
      complain('this container knows only downloads and programs');
      return 1;
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
  timeout: ({ arguments: words, run, input }) => run(words.slice(1), input),
  sudo: ({ complain, machine }) => {
    complain(`${machine.facts.user.name} is not in the sudoers file`);
    return 1;
  },
  busybox: ({ arguments: words, run, input }) => run(words, input),
};
