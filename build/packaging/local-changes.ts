import type { Configuration } from 'electron-builder';
import { signingFor } from './signing.ts';

/**
 * What of electron-builder.yml depends on the machine: the address that Debian's packages name, and who signs.
 * @throws Error whose message is one sentence, when the secrets for signing do not fit together
 */
export function changesFor(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): Configuration {
  return { extraMetadata: { homepage: homepage(environment) }, ...signingFor(platform, environment) };
}

/** Debian's packages have to name an address. A workshop's own build has none. */
function homepage({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): string {
  return server === undefined || repository === undefined ? 'https://juice-range.invalid' : `${server}/${repository}`;
}
