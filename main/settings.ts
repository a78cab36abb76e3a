import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { z } from 'zod';
import { log } from './log/log.ts';

const settingsSchema = z.strictObject({
  traffic: z.strictObject({
    mode: z.enum(['direct', 'proxy']),
    /** `host:port` of the intercepting proxy, kept while the connection is direct. */
    proxy: z.string().max(300),
  }),
});

/** What the app remembers besides the window's place (Electron does that) and the shop's own data. */
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

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
    const file = new ElectronStore<Partial<Settings>>({ name: 'settings', clearInvalidConfig: true });
    // Judged here, since the library's own way compiles a schema first: that took longer than all else before the window shows.
    if (!settingsSchema.partial().safeParse(file.store).success) {
      file.clear();
    }
    return file;
  } catch (error) {
    log.error(error);
    return null;
  } finally {
    // The library answers this channel to any page, with the path of the user's folder. No page of ours asks.
    ipcMain.removeAllListeners('electron-store-get-data');
  }
}
