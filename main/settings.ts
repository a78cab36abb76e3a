import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { log } from './log/log.ts';

/** What the app remembers besides the window's place (Electron does that) and the shop's own data. */
export interface Settings {
  readonly traffic: {
    readonly mode: 'direct' | 'proxy';
    /** `host:port` of the intercepting proxy, kept while the connection is direct. */
    readonly proxy: string;
  };
}

/** What was never chosen is absent: then a workshop profile has a say. */
export interface SettingsStore {
  get(name: 'traffic'): Settings['traffic'] | undefined;
  set(name: 'traffic', value: Settings['traffic']): void;
}

/**
 * Opens the settings file. One that was damaged or edited into nonsense is emptied; where it can be neither read nor
 * written, choices hold until the app ends.
 */
export function openSettings(): SettingsStore {
  const file = openFile();
  let traffic = file?.get('traffic');
  return {
    get: () => traffic,
    set: (name, value) => {
      traffic = value;
      try {
        file?.set(name, value);
      } catch (error) {
        log.error(error);
      }
    },
  };
}

function openFile(): ElectronStore<Partial<Settings>> | null {
  try {
    return new ElectronStore<Partial<Settings>>({
      name: 'settings',
      clearInvalidConfig: true,
      schema: {
        traffic: {
          type: 'object',
          properties: {
            mode: { type: 'string', enum: ['direct', 'proxy'] },
            proxy: { type: 'string', maxLength: 300 },
          },
          required: ['mode', 'proxy'],
          additionalProperties: false,
        },
      },
    });
  } catch (error) {
    log.error(error);
    return null;
  } finally {
    // The library answers this channel to any page, with the path of the user's folder. No page of ours asks.
    ipcMain.removeAllListeners('electron-store-get-data');
  }
}
