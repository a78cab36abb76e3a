import { sealDatabases } from './seal-databases.ts';
import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';

/** The built-in modules that a running shop may still load. Those that lead out of the process are not among them. */
const shopBuiltins = [
  ...['assert', 'assert/strict', 'async_hooks', 'buffer', 'constants', 'crypto', 'diagnostics_channel', 'dns'],
  ...['dns/promises', 'events', 'fs', 'fs/promises', 'http', 'http2', 'https', 'module', 'net', 'os', 'path'],
  ...['path/posix', 'path/win32', 'perf_hooks', 'process', 'punycode', 'querystring', 'stream', 'stream/consumers'],
  ...['stream/promises', 'stream/web', 'string_decoder', 'timers', 'timers/promises', 'tls', 'tty', 'url', 'util'],
  ...['util/types', 'zlib'],
];

/**
 * Seals the shop process (architecture.md 1, wall 3; decision 9): closes from the inside what the permission model leaves open. Call this
 * once, after the databases are open and before the first request. It is a seat belt: code that runs in this realm can still use what the
 * shop itself uses, including the network.
 * @param bundle URL of the bundle's folder, with a trailing slash
 */
export function sealShop(bundle: string): void {
  sealDatabases();
  sealProcess();
  sealLoading({ builtins: shopBuiltins, folder: bundle });
}
