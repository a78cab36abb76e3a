import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { encodePack } from '../../server/decoy/files/base-pack.ts';
import { folderOf, isOnDrive, isWithin, joinPath, nameOf, resolvePath } from '../../server/decoy/files/paths.ts';
import type { TreeEntry } from '../../server/decoy/files/tree.ts';
import type { DecoyMachine } from '../../server/decoy/host/machine.ts';
import type { KeyMaterial } from '../../shared/content/content.ts';
import { chatbotTrainingSchema } from '../../shared/content/seed.ts';
import { assembleKeys } from '../content/assemble-keys.ts';
import { ContentError, openContentFiles } from '../content/read-content.ts';
import { keysSchema } from '../content/schema.ts';
import { machineSchema, sitesSchema, treeSchema } from './decoy-schema.ts';
import { filesBelow } from './files-below.ts';

type Tree = z.infer<typeof treeSchema>;
type Standing = Pick<TreeEntry, 'kind'> & { readonly target?: string; readonly content?: Buffer };

/** The values for `@@name@@` in the decoy's files. */
type Facts = Readonly<Record<string, string | number>>;

/** The first bytes of program files, as `file` and `cat` would find them. */
const linuxProgram = Buffer.from('7f454c4602010100000000000000000003003e0001000000', 'hex');
const windowsProgram = Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex');

/**
 * Assembles the decoy's read-only files: `resources/decoy/linux` is its `/`, and `windows` its `C:`. What files cannot express
 * is in `tree.yml` and `machine.yml`.
 * @param root the folder `resources/`
 * @throws ContentError naming the file and the fault
 */
export function buildDecoy(root: string): { readonly pack: Buffer; readonly files: readonly string[] } {
  const content = openContentFiles(root);
  const machine = content.yaml('decoy/machine.yml', machineSchema);
  const tree = content.yaml('decoy/tree.yml', treeSchema);
  const sites = content.yaml('decoy/sites.yml', sitesSchema);
  const training = content.yaml('chatbot/training.yml', chatbotTrainingSchema);
  const facts = factsOf(machine, assembleKeys(content.yaml('keys/keys.yml', keysSchema)));
  const read: string[] = [];
  const readFilled = (file: string) => {
    read.push(file);
    return fill(readFileSync(file), facts, file);
  };
  const standing = new Map<string, Standing>();
  for (const { from, to } of [{ from: 'decoy/linux', to: '/' }, { from: 'decoy/windows', to: 'C:/' }, ...tree.mounts]) {
    for (const name of filesBelow(join(root, from)).filter((each) => nameOf(each) !== '.gitattributes')) {
      const path = joinPath(resolvePath(to, '/'), name);
      standing.set(path, { kind: 'file', content: readFilled(join(root, from, name)) });
    }
  }
  const downloads = readdirSync(join(root, 'decoy/downloads')).map((name) => {
    return { name, content: readFilled(join(root, 'decoy/downloads', name)) };
  });
  standing.set('/juice-shop/data/chatbot/botDefaultTrainingData.json', {
    kind: 'file',
    content: Buffer.from(JSON.stringify(training, null, 2)),
  });
  addRest(standing, tree, machine);
  const entries = [...withFolders(standing)].sort(([one], [other]) => (one < other ? -1 : 1));
  const pack = encodePack(
    { machine, sites },
    entries.map(([path, entry]) => ({
      path,
      ...entry,
      owner: ownerOf(path, tree),
      mode: modeOf(path, entry, tree),
      modified: tree.modified.getTime(),
    })),
    downloads,
  );
  return { pack, files: [...content.read, ...read] };
}

function factsOf(machine: DecoyMachine, keys: KeyMaterial): Facts {
  const { serverSideKey, jwtPublicKey, premiumKey, ctfKey } = keys;
  const { hostname, address, kernel, user } = machine;
  const { uid, gid } = user;
  const { release: kernelRelease, version: kernelVersion } = kernel;
  return {
    ...{ serverSideKey, jwtPublicKey, premiumKey, ctfKey },
    ...{ hostname, address, uid, gid, kernelRelease, kernelVersion },
  };
}

function fill(content: Buffer, facts: Facts, file: string): Buffer {
  if (!content.includes('@@')) {
    return content;
  }
  const text = content.toString('utf8').replace(/@@(\w+)@@/g, (_, name: string) => {
    const value = facts[name];
    if (value === undefined) {
      throw new ContentError(`${file}: there is no fact named ${name}`);
    }
    return String(value);
  });
  return Buffer.from(text);
}

function addRest(standing: Map<string, Standing>, tree: Tree, machine: DecoyMachine): void {
  const { node, environment } = machine;
  const ended = (texts: readonly string[]) => Buffer.from(texts.map((text) => `${text}\0`).join(''));
  const pairs = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  standing.set(`/proc/${node.pid}/environ`, { kind: 'file', content: ended(pairs) });
  standing.set(`/proc/${node.pid}/cmdline`, { kind: 'file', content: ended(node.arguments) });
  for (const folder of tree.folders) {
    standing.set(resolvePath(folder, '/'), { kind: 'folder' });
  }
  for (const [path, target] of Object.entries(tree.links)) {
    standing.set(path, { kind: 'link', target });
  }
  for (const path of tree.devices) {
    standing.set(path, { kind: 'device' });
  }
  for (const [folder, names] of Object.entries(tree.programs)) {
    for (const name of names) {
      const path = joinPath(resolvePath(folder, '/'), name);
      standing.set(path, { kind: 'file', content: isOnDrive(path) ? windowsProgram : linuxProgram });
    }
  }
}

/** Adds every folder that contains something. */
function withFolders(standing: ReadonlyMap<string, Standing>): Map<string, Standing> {
  const whole = new Map(standing);
  for (const path of standing.keys()) {
    for (let folder = folderOf(path); !whole.has(folder); folder = folderOf(folder)) {
      whole.set(folder, { kind: 'folder' });
    }
  }
  return whole;
}

function ownerOf(path: string, { owners }: Tree): string {
  const matching = owners
    .map(({ under, owner }) => ({ under: resolvePath(under, '/'), owner }))
    .filter(({ under }) => isWithin(path, under))
    .sort((one, other) => other.under.length - one.under.length);
  return matching[0]?.owner ?? 'root';
}

function modeOf(path: string, { kind, content }: Standing, { modes }: Tree): number {
  const own = modes[path] ?? modes[path.slice(1)];
  if (own !== undefined) {
    return own;
  }
  if (kind === 'file') {
    return content === linuxProgram || content === windowsProgram || content?.subarray(0, 2).toString() === '#!'
      ? 0o755
      : 0o644;
  }
  return { folder: 0o755, link: 0o777, device: 0o666 }[kind];
}
