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
  refuseEach(os, ['setPriority', 'userInfo'], 'os');
  // Loads a native library.
  refuseEach(crypto, ['setEngine'], 'crypto');
  // Tracing flags of V8 write files wherever they are told to.
  refuseEach(v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'writeHeapSnapshot'], 'v8');
  sealLocalSockets();
}

/** Local sockets (the Docker daemon's, an SSH agent's) are files to the system but not to the permission model. */
function sealLocalSockets(): void {
  const handle: unknown = Reflect.get(process.stdout, '_handle');
  if (typeof handle === 'object' && handle !== null && handle.constructor.name === 'Pipe') {
    refuseEach(Object.getPrototypeOf(handle), ['connect', 'bind', 'listen', 'open'], 'local socket');
  }
}
