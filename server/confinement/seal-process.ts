import crypto from 'node:crypto';
import os from 'node:os';
import v8 from 'node:v8';
import { pin, refuseEach } from './refusal.ts';

/**
 * Takes from the process everything that reaches other processes, other users' rights, native libraries or files in ways that the
 * permission model does not check.
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
  // It writes files, and reveals the environment and the libraries.
  pin(process, 'report', undefined);
  sealElectronsOwn();
  refuseEach(os, ['setPriority', 'userInfo'], 'os');
  // It loads a native library.
  refuseEach(crypto, ['setEngine'], 'crypto');
  // V8's tracing flags write files wherever they are told to.
  refuseEach(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'writeHeapSnapshot'], 'v8');
  sealLocalSockets();
}

/**
 * Seals what Electron adds to Node's process object. Archives are read without regard to the permission model, the crash reporter writes
 * files and sends them to any address, and a deliberate crash writes the memory to the disk.
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
    // No path is searched for an archive, whatever the environment said.
    pin(process, 'noAsar', true);
  }
}

/** Seals local sockets (the Docker daemon's, an SSH agent's), which are files to the system but not to the permission model. */
function sealLocalSockets(): void {
  const handle: unknown = Reflect.get(process.stdout, '_handle');
  if (typeof handle === 'object' && handle !== null && handle.constructor.name === 'Pipe') {
    refuseEach(Object.getPrototypeOf(handle), ['connect', 'bind', 'listen', 'open'], 'local socket');
  }
}
