import type { Configuration } from 'electron-builder';

/** The settings of Azure's signing service, each with the environment variable that holds it. */
const azureOptions = {
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  certificateProfileName: 'AZURE_SIGNING_PROFILE',
  publisherName: 'AZURE_SIGNING_PUBLISHER',
} as const;

/** The credentials for the service. electron-builder leaves it to the service's own tool to read them. */
const azureCredentials = ['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'] as const;

/** Matches variables that electron-builder takes for a certificate or an account as soon as they are set. */
const secretNames = /^(?:(?:WIN_)?CSC|APPLE|AZURE)_/;

/** Deletes the empty secrets, because a workflow sets a missing secret to an empty string. */
export function forgetEmptySecrets(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === '' && secretNames.test(name)) {
      delete environment[name];
    }
  }
}

/**
 * Returns the signing settings that electron-builder.yml cannot contain, since they depend on the machine's secrets.
 * @throws Error whose message is one sentence, when the secrets do not fit together
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
 * Signs ad hoc (`-`) when there is no certificate, because programs without any signature do not start on Apple's own processors.
 * Apple does not notarise apps signed ad hoc, even if there is an account.
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
    throw new Error(`Signing with Azure also needs ${missing.join(', ')}.`);
  }
  if (environment.WIN_CSC_LINK !== undefined) {
    throw new Error('Sign for Windows with a certificate file (WIN_CSC_LINK) or with Azure, not with both.');
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
