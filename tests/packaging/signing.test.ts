import { describe, expect, test } from 'vitest';
import { forgetEmptySecrets, signingFor } from '../../build/packaging/signing.ts';

const azure = {
  AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.example',
  AZURE_SIGNING_ACCOUNT: 'range',
  AZURE_SIGNING_PROFILE: 'public',
  AZURE_SIGNING_PUBLISHER: 'CN=Juice Range',
  AZURE_TENANT_ID: 'tenant',
  AZURE_CLIENT_ID: 'client',
  AZURE_CLIENT_SECRET: 'secret',
};

describe('signing', () => {
  test('treats an empty secret as missing', () => {
    const environment = { CSC_LINK: '', APPLE_ID: '', WIN_CSC_LINK: 'file', AZURE_TENANT_ID: '', HOME: '' };

    forgetEmptySecrets(environment);

    expect(environment).toEqual({ WIN_CSC_LINK: 'file', HOME: '' });
  });

  test('on macOS is skipped without a certificate, and then nothing is sent for notarisation', () => {
    const account = { APPLE_ID: 'range@example.org', APPLE_APP_SPECIFIC_PASSWORD: 'x', APPLE_TEAM_ID: 'y' };

    expect(signingFor('darwin', account)).toEqual({ mac: { identity: '-', notarize: false } });
    expect(signingFor('darwin', { ...account, CSC_LINK: 'certificate.p12' })).toEqual({});
    expect(signingFor('darwin', { CSC_NAME: 'Juice Range' })).toEqual({});
  });

  test('on Windows uses Azure where everything it needs is there', () => {
    expect(signingFor('win32', azure)).toEqual({
      win: {
        azureSignOptions: {
          endpoint: 'https://weu.codesigning.example',
          codeSigningAccountName: 'range',
          certificateProfileName: 'public',
          publisherName: 'CN=Juice Range',
        },
      },
    });
    expect(signingFor('win32', {})).toEqual({});
    expect(signingFor('win32', { WIN_CSC_LINK: 'certificate.pfx' })).toEqual({});
    expect(signingFor('linux', azure)).toEqual({});
  });

  test('on Windows refuses half an account, and two methods at once', () => {
    const { AZURE_CLIENT_SECRET: _, ...half } = azure;

    expect(() => signingFor('win32', half)).toThrow('Signing with Azure also needs AZURE_CLIENT_SECRET.');
    expect(() => signingFor('win32', { ...azure, WIN_CSC_LINK: 'certificate.pfx' })).toThrow('not with both');
  });
});
