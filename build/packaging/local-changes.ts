import type { Configuration } from 'electron-builder';
import { signingFor } from './signing.ts';

/**
 * Returns the settings that electron-builder.yml cannot contain, because they depend on the machine: the address in Debian's packages,
 * and the signing account.
 * @throws Error whose message is one sentence, when the secrets for signing do not fit together
 */
export function changesFor(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): Configuration {
  return { extraMetadata: { homepage: homepage(environment) }, ...signingFor(platform, environment) };
}

/** Returns the address that Debian's packages must name. A workshop's own build has none, so it names a placeholder. */
function homepage({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): string {
  return server === undefined || repository === undefined ? 'https://juice-range.invalid' : `${server}/${repository}`;
}
