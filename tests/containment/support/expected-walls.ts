import type { AttemptName } from '../probe/probe.ts';
import type { Probed } from './bundle-probe.ts';

/**
 * What stops an attempt: the flags of Node's permission model, the seals, or either of them alone; the gate in front of
 * every statement, which is part of the database layer and always there; or only the supervisor, which refuses such a data
 * folder.
 */
export type Stopper = 'permission model' | 'seals' | 'either' | 'gate' | 'refusal of the folder';

/**
 * One entry per attempt: what stops it in the shop process (null: not tried, since the process has nothing of the kind). Entries with a single name
 * show what only one of the two walls stops.
 */
const inShop: Readonly<Record<AttemptName, Stopper | null>> = {
  'read a file outside': 'permission model',
  'read a file outside as a stream': 'permission model',
  'list a folder outside': 'permission model',
  'read the list of accounts': 'permission model',
  "read the supervisor's environment": 'permission model',
  'load a file outside as the environment': 'either',
  'write a file outside': 'permission model',
  'copy a file out of the data folder': 'permission model',
  'move a file out of the data folder': 'permission model',
  'make a link in the data folder and read through it': 'permission model',
  'make a hard link in the data folder and read it': 'permission model',
  'read through a link that was in the data folder before': 'refusal of the folder',
  'write a heap snapshot outside': 'either',
  'write a diagnostic report outside': 'either',
  'let V8 trace into a folder outside': 'either',
  'change the working folder': 'either',
  'start a program': 'either',
  'start a shell command': 'either',
  'start a program through the class of child processes': 'either',
  'become another program': 'either',
  'start a thread': 'either',
  'signal the supervisor': 'seals',
  'signal the supervisor past process.kill': 'seals',
  'turn the process into a debugger': 'either',
  'open the debugger to the network': 'either',
  "slow down the supervisor's process": 'seals',
  'load a native library': 'seals',
  'require a native library': 'seals',
  'require a copy of a native library': 'seals',
  'load a native library through the loader for its kind': 'seals',
  'reach the file system past its checks': 'either',
  'read a file outside as WASI': 'either',
  'open another database': 'either',
  'open another database through the class of an open one': 'seals',
  'attach another database': 'gate',
  'attach another database through a leaked handle': 'seals',
  'attach another database after changing how strings are checked': 'seals',
  'write a copy of a database outside': 'seals',
  'back a database up outside': 'seals',
  'load an extension into a database': 'seals',
  "open a file with Node's own database": 'either',
  "attach a file with Node's own database": 'either',
  "attach another database to the copy in learners' SQL": null,
  'attach another database to the copy through a leaked handle': null,
  'attach another database to the copy after changing how strings are checked': null,
  'attach another database to the copy through a tagged template': null,
  'open another database through the class of the copy': null,
  'open the copy anew as another database': null,
  'write a copy of the copy outside': null,
  'back the copy up outside': null,
  'import a module that starts programs': 'seals',
  'get a module that starts threads': 'seals',
  'require a module that runs a command line': 'seals',
  'load a module through the internal name of require': 'seals',
  'import a module from its own text': 'seals',
  'import a module from the data folder': 'seals',
  'answer for the module loader': 'seals',
  'import a module after changing how names are checked': 'seals',
  'talk to a local socket': 'seals',
  'open a local socket outside': 'seals',
  'connect to a port of this machine': null,
  'connect through a socket of its own': null,
  'send a request': null,
  'fetch an address': null,
  'send a packet': null,
  'look up a name': null,
  'read a file as an archive of Electron': 'seals',
  "crash on purpose through Electron's API": 'seals',
  "send memory away through Electron's crash reporter": 'seals',
};

/** Where the evaluator differs: it may load no addons, has no data folder, and no databases at all (null: not tried). */
const inEvaluator: Readonly<Partial<Record<AttemptName, Stopper | null>>> = {
  'read through a link that was in the data folder before': 'permission model',
  'load a native library': 'either',
  'require a native library': 'either',
  'require a copy of a native library': 'either',
  'load a native library through the loader for its kind': 'either',
  'import a module from the data folder': 'either',
  'fetch an address': 'seals',
  'open another database through the class of an open one': null,
  'attach another database': null,
  'attach another database through a leaked handle': null,
  'attach another database after changing how strings are checked': null,
  'write a copy of a database outside': null,
  'back a database up outside': null,
  'load an extension into a database': null,
};

/** Where nothing at all may be loaded, the module that reaches files is out of reach as well. */
const withoutModules: Readonly<Partial<Record<AttemptName, Stopper | null>>> = {
  'read a file outside': 'either',
  'read a file outside as a stream': 'either',
  'list a folder outside': 'either',
  'read the list of accounts': 'either',
  'write a file outside': 'either',
  'copy a file out of the data folder': 'either',
  'move a file out of the data folder': 'either',
  'make a link in the data folder and read through it': 'either',
  'make a hard link in the data folder and read it': 'either',
  'read through a link that was in the data folder before': 'either',
  "read the supervisor's environment": 'either',
};

/** Where the reader differs from the evaluator: it may load no modules at all. It has Node's own SQLite, and one database in memory. */
const inReader: Readonly<Partial<Record<AttemptName, Stopper | null>>> = {
  ...withoutModules,
  "open a file with Node's own database": 'seals',
  "attach a file with Node's own database": 'seals',
  "attach another database to the copy in learners' SQL": 'gate',
  'attach another database to the copy through a leaked handle': 'seals',
  'attach another database to the copy after changing how strings are checked': 'seals',
  'attach another database to the copy through a tagged template': 'seals',
  'open another database through the class of the copy': 'seals',
  'open the copy anew as another database': 'seals',
  'write a copy of the copy outside': 'seals',
  'back the copy up outside': 'seals',
};

/** Where the class board differs: it may load no modules either, has a folder, and listens to the network but opens no connection. */
const inBoard: Readonly<Partial<Record<AttemptName, Stopper | null>>> = {
  ...withoutModules,
  'read through a link that was in the data folder before': 'seals',
  'import a module from the data folder': 'seals',
  'connect to a port of this machine': 'seals',
  'connect through a socket of its own': 'seals',
  'send a request': 'seals',
  'fetch an address': 'seals',
  'send a packet': 'seals',
  'look up a name': 'seals',
};

const differing: Readonly<Record<Probed, Readonly<Partial<Record<AttemptName, Stopper | null>>>>> = {
  shop: {},
  evaluator: inEvaluator,
  reader: { ...inEvaluator, ...inReader },
  board: { ...inEvaluator, ...inBoard },
};

/** Returns every attempt that makes sense in a process, with what stops it there. */
export function expectedStoppers(probed: Probed): readonly (readonly [AttemptName, Stopper])[] {
  // Object.entries doesn't keep the type of the record's keys.
  return (Object.entries({ ...inShop, ...differing[probed] }) as [AttemptName, Stopper | null][]).flatMap(
    ([name, stopper]) => (stopper === null ? [] : [[name, stopper] as const]),
  );
}
