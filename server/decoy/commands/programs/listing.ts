import type { DecoyStat } from '../../files/file-system.ts';
import { joinPath } from '../../files/paths.ts';
import type { Call, Program } from '../machine.ts';
import { type Options, parseOptions } from '../options.ts';
import { forEachPath, pathsBelow } from './operands.ts';

const ls: Program = (call) => {
  const options = parseOptions(call.arguments);
  const isDeep = options.has('R', 'recursive');
  const paths = options.operands.length === 0 ? ['.'] : options.operands;
  return forEachPath(call, paths, 'cannot access ', (path) => {
    const stat = call.files.linkStat(path);
    const target = call.files.has(path) ? call.files.stat(path) : stat;
    if (target.kind !== 'folder' || options.has('d')) {
      call.print(lineOf(call, path, stat, path, options));
    } else if (isDeep) {
      const folders = pathsBelow(call, path).filter((each) => call.files.linkStat(each).kind === 'folder');
      forEachPath(call, folders, 'cannot open directory ', (each) => {
        call.print(`${each === path ? '' : '\n'}${each}:\n`);
        listFolder(call, each, options);
      });
    } else {
      call.print(paths.length > 1 ? `${path}:\n` : '');
      listFolder(call, path, options);
    }
  });
};

function listFolder(call: Call, folder: string, options: Options): void {
  const { files, print } = call;
  const names = files.list(folder).filter((name) => options.has('a', 'all', 'A') || !name.startsWith('.'));
  if (options.has('l')) {
    print(`total ${names.length * 4}\n`);
  }
  const dots = options.has('a', 'all') ? ['.', '..'] : [];
  for (const name of [...dots, ...names]) {
    const path = joinPath(folder, name);
    print(lineOf(call, name, files.linkStat(path), path, options));
  }
}

function lineOf(call: Call, name: string, stat: DecoyStat, path: string, options: Options): string {
  if (!options.has('l')) {
    return `${name}\n`;
  }
  const owner = stat.owner.padEnd(6);
  const target = stat.kind === 'link' ? ` -> ${call.files.readLink(path)}` : '';
  const when = new Date(stat.modified);
  const [, day, month] = when.toUTCString().split(' ');
  const time = when.toISOString().slice(11, 16);
  return `${modeText(stat)} 1 ${owner} ${owner} ${String(stat.size).padStart(8)} ${month} ${day} ${time} ${name}${target}\n`;
}

function modeText({ kind, mode }: DecoyStat): string {
  const letter = { file: '-', folder: 'd', link: 'l', device: 'c' }[kind];
  const bits = [...'rwxrwxrwx'].map((right, at) => (mode & (0o400 >> at) ? right : '-')).join('');
  return letter + (mode & 0o1000 ? `${bits.slice(0, -1)}t` : bits);
}

const which: Program = ({ arguments: names, environment, files, print }) => {
  const folders = (environment.PATH ?? '').split(':');
  const found = names.map((name) => folders.map((folder) => joinPath(folder, name)).find((path) => files.has(path)));
  print(found.map((path) => (path === undefined ? '' : `${path}\n`)).join(''));
  return found.includes(undefined) ? 1 : 0;
};

/** Programs that list files. */
export const listingPrograms: Readonly<Record<string, Program>> = { ls, which };
