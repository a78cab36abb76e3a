import { homedir } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns where the shop's data lives when nobody says otherwise: the platform's place for an application's data. On Windows it is the one that stays
 * on the computer, since a roaming profile is copied whole at each log-in and log-out.
 */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') {
    return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Juice Range', 'shop');
  }
  if (platform === 'darwin') {
    return join(home, 'Library', 'Application Support', 'Juice Range', 'shop');
  }
  const dataHome = environment.XDG_DATA_HOME;
  return join(dataHome?.startsWith('/') ? dataHome : join(home, '.local', 'share'), 'juice-range');
}
