import { resolve } from 'node:path';
import type { Workshop } from '../../../shared/workshop/workshop.ts';
import { settleDataFolder } from '../data-folder/settle-data-folder.ts';
import type { ShopOptions } from '../messages.ts';
import { type CliArguments, readPort, readSwitch } from './arguments.ts';
import { findVariantFile, readConfigurationFile } from './configuration-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the shop's options. Flags take precedence over environment variables (api-learning.md 18, decisions 12 and 43).
 * @throws UsageError
 */
export function shopOptionsFrom(given: CliArguments, environment: Environment): Omit<ShopOptions, 'paths'> {
  const named = valueIn(environment, 'NODE_ENV');
  const port = valueIn(environment, 'PORT');
  const others = valueIn(environment, 'RECORD_OTHERS');
  const mounted = named === null ? null : findVariantFile(named, environment.NODE_CONFIG_DIR);
  return {
    host: given.host ?? 'localhost',
    port: given.port ?? (port === null ? null : readPort('The environment variable PORT', port)),
    allowedHosts: [...given.allowedHosts, ...listOf(environment.ALLOWED_HOSTS)],
    recordsOthers:
      given.recordsOthers || (others !== null && readSwitch('The environment variable RECORD_OTHERS', others)),
    storage: given.ephemeral ? { kind: 'memory' } : { kind: 'folder', path: resolve(given.data ?? settleDataFolder()) },
    fresh: given.fresh,
    configuration: given.config === null ? mounted : readConfigurationFile(given.config),
    configurationOverrides: valueIn(environment, 'NODE_CONFIG'),
    variant: named,
    challengeIds: given.challengeIds,
    ctfKey: valueIn(environment, 'CTF_KEY'),
    solutionsWebhook: valueIn(environment, 'SOLUTIONS_WEBHOOK'),
    basePath: valueIn(environment, 'BASE_PATH'),
  };
}

/** Adds a workshop profile to the options. It gives way to the environment, as every configuration file does (api-learning.md 18). */
export function inWorkshop<Options extends Pick<ShopOptions, 'workshop' | 'ctfKey'>>(
  options: Options,
  workshop: Workshop,
): Options {
  return { ...options, workshop: workshop.configuration, ctfKey: options.ctfKey ?? workshop.ctfKey };
}

/** Returns a variable's value. An empty variable counts as unset. */
function valueIn(environment: Environment, name: string): string | null {
  const value = environment[name];
  return value === undefined || value === '' ? null : value;
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
