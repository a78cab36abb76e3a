import type { Program } from '../machine.ts';
import { parseOptions } from '../options.ts';
import { asLines } from './operands.ts';

const id: Program = ({ arguments: words, machine, print }) => {
  const options = parseOptions(words);
  const { name, uid, gid } = machine.facts.user;
  if (options.has('u', 'g', 'G')) {
    const number = options.has('u') ? uid : gid;
    print(`${options.has('n') ? name : number}\n`);
  } else {
    print(`uid=${uid}(${name}) gid=${gid}(${name}) groups=${gid}(${name})\n`);
  }
};

const uname: Program = ({ arguments: words, machine, print }) => {
  const options = parseOptions(words);
  const { hostname, kernel } = machine.facts;
  const { name: s, release: r, version: v, architecture: m, system: o } = kernel;
  const parts = Object.entries({ s, n: hostname, r, v, m, o }).filter(([letter]) => options.has(letter, 'a', 'all'));
  print(`${parts.length === 0 ? s : parts.map(([, part]) => part).join(' ')}\n`);
};

const hostname: Program = ({ arguments: [option], machine, print }) =>
  void print(`${option === '-i' || option === '-I' ? machine.facts.address : machine.facts.hostname}\n`);

const env: Program = ({ environment, print }) =>
  void print(asLines(Object.entries(environment).map(([name, value]) => `${name}=${value}`)));

const ps: Program = ({ arguments: words, machine, print }) => {
  const { facts } = machine;
  const self = { pid: 42, user: facts.user.name, command: ['ps', ...words].join(' ') };
  const isLong = words.some((word) => /[ufl]/.test(word));
  print(isLong ? 'USER         PID %CPU %MEM TTY   STAT COMMAND\n' : '    PID TTY          TIME CMD\n');
  for (const { pid, user, command } of [...facts.processes, self]) {
    const program = command.split(' ')[0]?.replace(/^.*\//, '') ?? '';
    print(
      isLong
        ? `${user.padEnd(10)} ${String(pid).padStart(5)}  0.1  4.2 ?     Ssl  ${command}\n`
        : `${String(pid).padStart(7)} ?        00:00:02 ${program}\n`,
    );
  }
};

const date: Program = ({ machine, print }) => {
  const [day, number, month, year, time] = new Date(machine.now()).toUTCString().replace(',', '').split(' ');
  print(`${day} ${month} ${number} ${time} UTC ${year}\n`);
};

const node: Program = ({ arguments: [option], machine, print, complain }) => {
  if (option !== '-v' && option !== '--version') {
    return complain('cannot start: not enough memory left in this container');
  }
  print(`${machine.facts.node.version}\n`);
};

/** Programs that describe the machine. */
export const systemPrograms: Readonly<Record<string, Program>> = {
  id,
  whoami: ({ machine, print }) => void print(`${machine.facts.user.name}\n`),
  uname,
  hostname,
  pwd: ({ folder, print }) => void print(`${folder}\n`),
  env,
  ps,
  date,
  node,
  true: () => 0,
  false: () => 1,
  // Nobody really waits here. Whoever measures the time sees the evaluator's own limits.
  sleep: () => 0,
};
