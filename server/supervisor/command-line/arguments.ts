import { parseArgs } from 'node:util';
import { type ChallengeIds, challengeIds } from '../../../shared/api/configuration.ts';

/** What the command line asked for; null and empty where it asked for nothing. */
export type CliArguments = ReturnType<typeof readArguments>;

/** Thrown when the command line, or the environment, makes no sense. The message is one sentence. */
export class UsageError extends Error {}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  data: { type: 'string' },
  config: { type: 'string' },
  profile: { type: 'string' },
  'challenge-ids': { type: 'string' },
  'record-others': { type: 'boolean' },
  ephemeral: { type: 'boolean' },
  fresh: { type: 'boolean' },
  trainer: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Returns whether a word, dashes and value included, is a flag of this command line. */
export function isFlag(word: string): boolean {
  const name = /^--(?<name>[a-z-]+)(?:=|$)/.exec(word)?.groups?.name;
  return name !== undefined && Object.hasOwn(options, name);
}

/** @throws UsageError */
export function readArguments(words: readonly string[]) {
  const { values } = parse(words);
  if (values.ephemeral === true && values.data !== undefined) {
    throw new UsageError('--ephemeral keeps everything in memory, so --data makes no sense with it.');
  }
  return {
    help: values.help ?? false,
    port: values.port === undefined ? null : readPort('--port', values.port),
    host: filled('--host', values.host),
    allowedHosts: (values['allow-host'] ?? []).map((name) => filled('--allow-host', name) ?? ''),
    data: filled('--data', values.data),
    config: filled('--config', values.config),
    profile: filled('--profile', values.profile),
    challengeIds: values['challenge-ids'] === undefined ? null : readChallengeIds(values['challenge-ids']),
    recordsOthers: values['record-others'] ?? false,
    ephemeral: values.ephemeral ?? false,
    fresh: values.fresh ?? false,
    trainer: values.trainer ?? false,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options });
  } catch (error) {
    // The first sentence of Node's message says what is wrong. The rest is about other ways to write it.
    const [sentence] = (error instanceof Error ? error.message : '').split(/\.\s|\n/);
    throw new UsageError(`${sentence?.replace(/\.$/, '')}.`);
  }
}

/**
 * Reads a port number from 0 to 65535.
 * @param source where the text was given, for the message
 * @throws UsageError
 */
export function readPort(source: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new UsageError(`${source} takes a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** Reads `true` or `false`. @param source where the text was given, for the message @throws UsageError */
export function readSwitch(source: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') {
    throw new UsageError(`${source} takes true or false, not "${text}".`);
  }
  return text === 'true';
}

function readChallengeIds(text: string): ChallengeIds {
  const ids = challengeIds.find((known) => known === text);
  if (ids === undefined) {
    throw new UsageError(`--challenge-ids takes ${challengeIds.join(' or ')}, not "${text}".`);
  }
  return ids;
}

function filled(flag: string, value: string | undefined): string | null {
  if (value === '') {
    throw new UsageError(`${flag} needs a value.`);
  }
  return value ?? null;
}
