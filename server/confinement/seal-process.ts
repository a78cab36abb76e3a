import crypto from 'node:crypto';
import os from 'node:os';
import v8 from 'node:v8';
import { pin, refuseEach } from './refusal.ts';

/**
 * Takes from the process what reaches other processes, other users' rights, native libraries or files by ways that the
 * permission model does not look at.
 */
export function sealProcess(): void {
  refuseEach(
    process,
    [
      'dlopen',
      'binding',
      '_linkedBinding',
      'kill',
      '_kill',
      '_debugProcess',
      '_debugEnd',
      'execve',
      'chdir',
      'umask',
      'setuid',
      'setgid',
      'seteuid',
      'setegid',
      'setgroups',
      'initgroups',
      'loadEnvFile',
    ],
    'process',
  );
  // Writes files, and shows environment and libraries.
  pin(process, 'report', undefined);
  sealElectronsOwn();
  refuseEach(os, ['setPriority', 'userInfo'], 'os');
  // Loads a native library.
  refuseEach(crypto, ['setEngine'], 'crypto');
  // Tracing flags of V8 write files wherever they are told to.
  refuseEach(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'writeHeapSnapshot'], 'v8');
  sealLocalSockets();
}

/**
 * What Electron adds to Node's process object: archives are read past the permission model, the crash reporter writes files and
 * sends them to any address, and a crash on purpose writes the memory to the disk.
 */
function sealElectronsOwn(): void {
  refuseEach(
    process,
    ['_getOrCreateArchive', 'crash', 'hang', 'log', 'takeHeapSnapshot', 'setFdLimit', 'activateUvLoop'],
    'process',
  );
  if ('crashReporter' in process) {
    pin(process, 'crashReporter', undefined);
  }
  if ('electron' in process.versions) {
    // No path is looked at for an archive in it, whatever the environment said.
    pin(process, 'noAsar', true);
  }
}

/** Local sockets (the Docker daemon's, an SSH agent's) are files to the system but not to the permission model. */
function sealLocalSockets(): void {
  const handle: unknown = Reflect.get(process.stdout, '_handle');
  if (typeof handle === 'object' && handle !== null && handle.constructor.name === 'Pipe') {
    refuseEach(Object.getPrototypeOf(handle), ['connect', 'bind', 'listen', 'open'], 'local socket');
  }
}
