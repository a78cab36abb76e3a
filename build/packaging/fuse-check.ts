import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import type { AfterPackContext, LinuxPackager } from 'electron-builder';

/** The state that each fuse must have, for the reasons in electron-builder.yml. */
const wanted: readonly (readonly [fuse: FuseV1Options, isOn: boolean])[] = [
  [FuseV1Options.RunAsNode, true],
  [FuseV1Options.EnableCookieEncryption, true],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
  [FuseV1Options.EnableNodeCliInspectArguments, false],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
  [FuseV1Options.OnlyLoadAppFromAsar, true],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, false],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, false],
];

/** The states as the binary encodes them. */
const states = { on: '1'.charCodeAt(0), off: '0'.charCodeAt(0) } as const;

/** Reads the fuses of a packed program. @returns one sentence per fuse that is in the wrong state */
export async function findFuseFaults(context: AfterPackContext): Promise<readonly string[]> {
  const wire: Readonly<Partial<Record<number, unknown>>> = { ...(await getCurrentFuseWire(programOf(context))) };
  return wanted
    .filter(([fuse, isOn]) => wire[fuse] !== (isOn ? states.on : states.off))
    .map(([fuse, isOn]) => `The fuse ${FuseV1Options[fuse]} is not ${isOn ? 'on' : 'off'}.`);
}

function programOf({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const name = packager.appInfo.productFilename;
  switch (electronPlatformName) {
    case 'darwin':
      return join(appOutDir, `${name}.app`);
    case 'win32':
      return join(appOutDir, `${name}.exe`);
    default:
      // The type of the packager depends on the platform.
      return join(appOutDir, (packager as LinuxPackager).executableName);
  }
}
