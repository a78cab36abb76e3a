import type { Call, Program } from '../machine.ts';
import { parseOptions } from '../options.ts';

const id: Program = ({ arguments: words, machine, print, complain }) => {
  const options = parseOptions(words);
  const { name, uid, gid } = machine.facts.user;
  const [asked = name] = options.operands;
  const user = asked === 'root' ? { name: 'root', uid: 0, gid: 0 } : { name, uid, gid };
  if (asked !== user.name) {
    complain(`'${asked}': no such user`);
    return 1;
  }
  if (options.has('u', 'g', 'G')) {
    const number = options.has('u') ? user.uid : user.gid;
    print(`${options.has('n') ? user.name : number}\n`);
  } else {
    print(`uid=${user.uid}(${user.name}) gid=${user.gid}(${user.name}) groups=${user.gid}(${user.name})\n`);
  }
  return 0;
};

const whoami: Program = ({ machine, print }) => {
  print(`${machine.facts.user.name}\n`);
  return 0;
};

const uname: Program = ({ arguments: words, machine, print }) => {
  const options = parseOptions(words);
  const { hostname, kernel } = machine.facts;
  const all = options.has('a', 'all');
  const parts = [
    ...(all || options.has('s') || words.length === 0 ? [kernel.name] : []),
    ...(all || options.has('n') ? [hostname] : []),
    ...(all || options.has('r') ? [kernel.release] : []),
    ...(all || options.has('v') ? [kernel.version] : []),
    ...(all || options.has('m', 'p', 'i') ? [kernel.architecture] : []),
    ...(all || options.has('o') ? [kernel.system] : []),
  ];
  print(`${parts.join(' ')}\n`);
  return 0;
};

const hostname: Program = ({ arguments: words, machine, print }) => {
  print(`${words[0] === '-i' || words[0] === '-I' ? machine.facts.address : machine.facts.hostname}\n`);
  return 0;
};

const pwd: Program = ({ folder, print }) => {
  print(`${folder}\n`);
  return 0;
};

const env: Program = ({ arguments: words, environment, print, run, input }) => {
  const command = words.filter((word) => !word.includes('=') && word !== '-i');
  if (command.length > 0) {
    return run(command, input);
  }
  print(`${linesOf(environment)}`);
  return 0;
};

const printenv: Program = ({ arguments: [name], environment, print }) => {
  const value = name === undefined ? undefined : environment[name];
  if (name !== undefined) {
    print(value === undefined ? '' : `${value}\n`);
    return value === undefined ? 1 : 0;
  }
  print(linesOf(environment));
  return 0;
};

function linesOf(environment: Readonly<Record<string, string>>): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

const ps: Program = ({ arguments: words, machine, print }) => {
  const { facts } = machine;
  const self = { pid: 42, parent: facts.node.pid, user: facts.user.name, command: ['ps', ...words].join(' ') };
  const rows = [...facts.processes, self];
  const wantsUser = words.some((word) => /[ufl]/.test(word));
  print(wantsUser ? 'USER         PID %CPU %MEM TTY   STAT COMMAND\n' : '    PID TTY          TIME CMD\n');
  for (const { pid, user, command } of rows) {
    const short = command.split(' ')[0]?.replace(/^.*\//, '') ?? '';
    print(
      wantsUser
        ? `${user.padEnd(10)} ${String(pid).padStart(5)}  0.1  4.2 ?     Ssl  ${command}\n`
        : `${String(pid).padStart(7)} ?        00:00:02 ${short}\n`,
    );
  }
  return 0;
};

const date: Program = ({ machine, print }) => {
  const [day = '', month = '', number = '', year = '', time = ''] = new Date(machine.now())
    .toUTCString()
    .replace(',', '')
    .split(' ')
    .map((part, index, all) => (index === 1 ? (all[2] ?? '') : index === 2 ? (all[1] ?? '') : part));
  print(`${day} ${month} ${number} ${time} UTC ${year}\n`);
  return 0;
};

const ip: Program = ({ machine, print }) => {
  print(`1: lo: <LOOPBACK,UP>\n    inet 127.0.0.1/8 scope host lo\n`);
  print(`2: eth0: <BROADCAST,UP>\n    inet ${machine.facts.address}/16 scope global eth0\n`);
  return 0;
};

const free: Program = ({ machine, print }) => {
  const total = Math.round(machine.facts.memory / 1024);
  print(
    `              total        used        free\nMem:   ${[total, total >> 1, total - (total >> 1)].map((value) => String(value).padStart(12)).join('')}\n`,
  );
  return 0;
};

const df: Program = ({ files, print }) => {
  const free = Math.floor(files.room / 1024);
  print(
    `Filesystem     1K-blocks   Available Mounted on\noverlay        ${String(65536).padStart(9)} ${String(free).padStart(11)} /\n`,
  );
  return 0;
};

const kill: Program = ({ arguments: words, complain }: Call) => {
  complain(`(${parseOptions(words).operands.join(' ')}) - Operation not permitted`);
  return 1;
};

const node: Program = ({ arguments: words, machine, print, complain }) => {
  if (words[0] === '-v' || words[0] === '--version') {
    print(`${machine.facts.node.version}\n`);
    return 0;
  }
  complain('cannot start: not enough memory left in this container');
  return 1;
};

/** Programs that tell about the machine. */
export const systemPrograms: Readonly<Record<string, Program>> = {
  id,
  whoami,
  uname,
  hostname,
  pwd,
  env,
  printenv,
  ps,
  date,
  ip,
  ifconfig: ip,
  free,
  df,
  kill,
  node,
  true: () => 0,
  false: () => 1,
  // Nobody waits here: whoever looks at the clock sees the evaluator's own limits.
  sleep: () => 0,
  sync: () => 0,
};
