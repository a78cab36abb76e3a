import { join } from 'node:path';

/** What decides where Chromium keeps cookies, storage and caches. */
export interface Place {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  /** Folder of the app's settings. */
  readonly userData: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the folder for what Chromium keeps. An installed app encrypts its cookies (a fuse), one started from its sources doesn't, and neither can
 * read the other's, so each has a folder of its own. On Windows, the folder is where roaming profiles don't take it along.
 */
export function sessionFolder({ platform, isPackaged, userData, environment }: Place): string {
  const local = platform === 'win32' ? environment.LOCALAPPDATA : undefined;
  const folder = local === undefined ? userData : join(local, 'Juice Range', 'browser');
  return isPackaged ? folder : join(folder, 'from sources');
}
