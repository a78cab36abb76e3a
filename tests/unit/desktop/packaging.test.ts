import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const settings = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'));

describe('the installers', () => {
  test('have a configuration that electron-builder understands', async () => {
    const { validateConfiguration } = createRequire(import.meta.url)('app-builder-lib/out/util/config/config');

    await expect(validateConfiguration(structuredClone(settings), { isEnabled: false })).resolves.toBeUndefined();
    await expect(validateConfiguration({ ...settings, electronFuzes: {} }, { isEnabled: false })).rejects.toThrow(
      'electronFuzes',
    );
  });

  test('set the fuses that Electron recommends, except for the Node mode that the confined processes need', () => {
    expect(settings.electronFuses).toEqual({
      runAsNode: true,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('contain only built files, and publish nothing', () => {
    const included = settings.files.filter((pattern: string) => !pattern.startsWith('!'));

    expect(included.filter((pattern: string) => !pattern.startsWith('dist/'))).toEqual(['package.json', 'LICENSE']);
    expect(settings.publish).toBeNull();
  });
});
