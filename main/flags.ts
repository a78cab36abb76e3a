import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app } from 'electron';
import type { SupervisorOptions } from '../server/supervisor/supervisor.ts';

/**
 * Reads the flags behind `--` on the command line into what the supervisor starts. The data folder lies in the app's own
 * folder unless `--data` says otherwise.
 */
export function readShopOptions(argv: readonly string[]): SupervisorOptions['shop'] {
  const { values } = parseArgs({
    args: argv.includes('--') ? argv.slice(argv.indexOf('--') + 1) : [],
    options: {
      port: { type: 'string', default: '3000' },
      data: { type: 'string' },
      ephemeral: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    host: 'localhost',
    port: Number(values.port),
    allowedHosts: [],
    storage: values.ephemeral
      ? { kind: 'memory' }
      : { kind: 'folder', path: resolve(values.data ?? join(app.getPath('userData'), 'shop')) },
    fresh: values.fresh,
    configuration: null,
    variant: null,
    ctfKey: null,
    solutionsWebhook: null,
    basePath: null,
  };
}
