import { expect, test } from 'vitest';
import type { CommandMachine } from '../../../server/decoy/commands/machine.ts';
import { programs } from '../../../server/decoy/commands/programs.ts';
import { runCommands } from '../../../server/decoy/commands/shell.ts';
import { decoyBase, freshFiles } from './decoy-files.ts';

function run(command: string) {
  const { machine: facts } = decoyBase();
  const machine: CommandMachine = {
    files: freshFiles().files,
    facts,
    now: () => 0,
    request: () => ({ outcome: 'refused', reason: 'unknownHost' }),
  };
  const options = { folder: '/juice-shop', environment: facts.environment, input: Buffer.alloc(0) };
  const { status, output, errors } = runCommands(machine, command, options);
  return { status, output: output.toString(), errors: errors.toString() };
}

test.each([
  ['id', 'uid=1001(juicer) gid=1001(juicer) groups=1001(juicer)\n'],
  ['whoami && pwd; hostname > /dev/null', 'juicer\n/juice-shop\n'],
  ['cat /etc/passwd | grep -c root', '1\n'],
  [`echo 'a  b' "$HOME" $(whoami) \`whoami\``, 'a  b /home/juicer juicer juicer\n'],
  ['echo hi > /tmp/x; echo more >> /tmp/x; cat < /tmp/x', 'hi\nmore\n'],
  ['true && false || echo or', 'or\n'],
  ['(cd /etc; pwd); pwd', '/etc\n/juice-shop\n'],
  ['ls /e*c/pass*', '/etc/passwd\n'],
  ['sh -c "exit 3"; echo $?', '3\n'],
  ['A=1 env | grep ^A=; echo "[$A]"', 'A=1\n[]\n'],
  ['(echo b; echo a) | sort', 'a\nb\n'],
  ['ls /nope 2>&1 | wc -l', '1\n'],
  ['cut -d: -f1 /etc/passwd | head -n 1; tail -1 /etc/hostname | wc -l', 'root\n1\n'],
  ['find /etc -name "pass*" -type f; find / -maxdepth 1 -name proc', '/etc/passwd\n/proc\n'],
  ['grep -rl "^root:.*bash$" /etc; grep -i ROOT: /etc/passwd | cut -d: -f7', '/etc/passwd\n/bin/bash\n'],
  ['grep -c ".*" /etc/hostname; grep -vc "x" /etc/hostname; grep -q nope /etc/hostname || echo no', '1\n0\nno\n'],
  ['ls -ld /tmp', /^drwxrwxrwt 1 root +root +4096 Nov 25 09:14 \/tmp\n$/],
  ['ls -R /home', '/home:\njuicer\n\n/home/juicer:\n'],
  ['echo aGk= | base64 -d; echo -n hi | base64', 'hiaGk=\n'],
  ['mkdir -p /tmp/a/b; echo x > /tmp/a/b/c; cp -r /tmp/a /tmp/d; mv /tmp/d/b/c /tmp; rm -r /tmp/a; ls /tmp', 'c\nd\n'],
  ['touch /tmp/y; chmod 600 /tmp/y; chmod +x /tmp/y; ls -l /tmp/y', /^-rwx--x--x /],
  ["A=b; export A; sh -c 'echo $A $0 $1' zero one; command -v ls; command -v cd", 'b zero one\n/usr/bin/ls\ncd\n'],
  ['echo "a\\$b`echo \'c  d\'`" $(echo "e  f") ~ # no more', 'a$bc  d e f /home/juicer\n'],
  ['uname -a', /^Linux juice-shop-\S+ 6\.1\.0/],
])('%s', (command, output) => {
  expect(run(command).output).toEqual(typeof output === 'string' ? output : expect.stringMatching(output));
});

test.each([
  ['nope', 127, 'sh: 1: nope: not found\n'],
  ['if true; then id; fi', 127, expect.stringContaining('sh: 1: if: not found\n')],
  ['echo a; ; id', 2, 'sh: 1: Syntax error: ";" unexpected\n'],
  ['echo ${', 2, 'sh: 1: Syntax error: Bad substitution\n'],
  ['xxd /etc/passwd', 127, 'sh: 1: xxd: not found\n'],
  ['cd /nope', 2, "sh: 1: cd: can't cd to /nope\n"],
  ['echo "x', 2, 'sh: 1: Syntax error: Unterminated quoted string\n'],
  ['cat /etc/shadow', 1, 'cat: /etc/shadow: Permission denied\n'],
  ['echo x > /etc/y', 2, 'sh: 1: cannot create /etc/y: Permission denied\n'],
  ['curl http://nobody.example', 6, 'curl: (6) nobody.example: could not resolve host\n'],
])('%s is refused as a shell would', (command, status, errors) => {
  expect(run(command)).toMatchObject({ status, errors });
});

test('commands that never end are ended', () => {
  expect(run('echo "./x" > x; chmod +x x; ./x').status).toBe(137);
  expect(run(`${'('.repeat(200)}id${')'.repeat(200)}`).status).not.toBe(0);
  expect(run('echo '.repeat(10) + '$('.repeat(60)).status).toBe(2);
});

test('every program is where the files say, and vice versa', () => {
  const { files } = freshFiles();
  const folders = ['/usr/bin', '/usr/local/bin', 'C:/Windows/System32'];
  const isProgram = (path: string) => files.linkStat(path).kind === 'file' && files.readText(path).includes('\0');
  const lying = folders.flatMap((folder) => files.list(folder).filter((name) => isProgram(`${folder}/${name}`)));
  expect(lying.filter((name) => programs[name] === undefined)).toEqual([]);
  expect(Object.keys(programs).filter((name) => !folders.some((folder) => files.has(`${folder}/${name}`)))).toEqual([]);
});
