import type { Configuration } from 'electron-builder';

/** What Azure's signing service has to be told, and the variable with it. */
const azureOptions = {
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  certificateProfileName: 'AZURE_SIGNING_PROFILE',
  publisherName: 'AZURE_SIGNING_PUBLISHER',
} as const;

/** Who asks it; electron-builder leaves reading these to the service's own tool. */
const azureCredentials = ['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'] as const;

/** Variables that electron-builder takes for a certificate or an account as soon as they are there. */
const secretNames = /^(?:(?:WIN_)?CSC|APPLE|AZURE)_/;

/** Deletes the secrets that are empty: a workflow has no other way to say that there are none. */
export function forgetEmptySecrets(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === '' && secretNames.test(name)) {
      delete environment[name];
    }
  }
}

/**
 * What electron-builder.yml cannot say about signing, since it depends on the secrets of the machine.
 * @throws Error whose message is one sentence, when they do not fit together
 */
export function signingFor(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): Configuration {
  switch (platform) {
    case 'darwin':
      return signingForMacOs(environment);
    case 'win32':
      return signingForWindows(environment);
    default:
      return {};
  }
}

/**
 * Without any signature no program starts on Apple's own processors; `-` signs for nobody. Apple notarises nothing that is
 * signed for nobody, whatever account there is.
 */
function signingForMacOs({ CSC_LINK: file, CSC_NAME: name }: NodeJS.ProcessEnv): Configuration {
  return file === undefined && name === undefined ? { mac: { identity: '-', notarize: false } } : {};
}

function signingForWindows(environment: NodeJS.ProcessEnv): Configuration {
  const names = [...Object.values(azureOptions), ...azureCredentials];
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === names.length) {
    return {};
  }
  if (missing.length > 0) {
    throw new Error(`Signing with Azure needs ${missing.join(', ')} as well.`);
  }
  if (environment.WIN_CSC_LINK !== undefined) {
    throw new Error('Windows is signed with a certificate file (WIN_CSC_LINK) or with Azure, not with both.');
  }
  const settingFrom = (name: string) => environment[name] ?? '';
  return {
    win: {
      azureSignOptions: {
        endpoint: settingFrom(azureOptions.endpoint),
        codeSigningAccountName: settingFrom(azureOptions.codeSigningAccountName),
        certificateProfileName: settingFrom(azureOptions.certificateProfileName),
        publisherName: settingFrom(azureOptions.publisherName),
      },
    },
  };
}
