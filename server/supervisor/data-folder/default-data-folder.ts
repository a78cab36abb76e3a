import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the shop's data lives when nobody says otherwise: the platform's place for data of an application. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') {
    return join(environment.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Juice Range', 'shop');
  }
  if (platform === 'darwin') {
    return join(home, 'Library', 'Application Support', 'Juice Range', 'shop');
  }
  const dataHome = environment.XDG_DATA_HOME;
  return join(dataHome?.startsWith('/') ? dataHome : join(home, '.local', 'share'), 'juice-range');
}
