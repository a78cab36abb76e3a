import { posix, win32 } from 'node:path';

/** What there is to know about where the app is. */
export interface Place {
  readonly platform: NodeJS.Platform;
  /** `process.execPath` */
  readonly executable: string;
  /** `process.resourcesPath`; undefined where the app runs without Electron, in tests. */
  readonly resources: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const fileName = 'workshop.yml';

/**
 * Returns where a workshop profile may be when the command line names none. The first existing one counts: beside the installed app, where an
 * instructor or the installer puts it, then among the app's resources, where `npm run dist -- --profile` puts it.
 */
export function profilePlaces({ platform, executable, resources, environment }: Place): readonly string[] {
  const { dirname, join, resolve } = platform === 'win32' ? win32 : posix;
  const folders = [
    // A portable app unpacks itself, and an AppImage mounts itself, somewhere else. These variables name the file that people see.
    ...(platform === 'win32' ? [environment.PORTABLE_EXECUTABLE_DIR] : []),
    ...(platform === 'linux' && environment.APPIMAGE ? [dirname(environment.APPIMAGE)] : []),
    // On macOS the executable is in Juice Range.app/Contents/MacOS.
    platform === 'darwin' ? resolve(executable, '../../../..') : dirname(executable),
    resources,
  ];
  return folders.filter((folder): folder is string => Boolean(folder)).map((folder) => join(folder, fileName));
}
