import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';

/** What the app remembers besides the window's place (Electron does that) and the shop's own data. */
export interface Settings {
  readonly traffic: {
    readonly mode: 'direct' | 'proxy';
    /** `host:port` of the intercepting proxy, kept while the connection is direct. */
    readonly proxy: string;
  };
}

/** What was never chosen is absent: then a workshop profile has a say. */
export type SettingsStore = Pick<ElectronStore<Partial<Settings>>, 'get' | 'set'>;

/** Opens the settings file. One that was damaged or edited into nonsense is emptied. */
export function openSettings(): SettingsStore {
  const store = new ElectronStore<Partial<Settings>>({
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
  // The library answers this channel to any page, with the path of the user's folder. No page of ours asks.
  ipcMain.removeAllListeners('electron-store-get-data');
  return store;
}
