import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { z } from 'zod';
import { log } from './log/log.ts';

const settingsSchema = z.strictObject({
  traffic: z.strictObject({
    mode: z.enum(['direct', 'proxy']),
    /** `host:port` of the intercepting proxy, which is kept while the connection is direct. */
    proxy: z.string().max(300),
  }),
  /** The language that was last chosen in the shop. */
  language: z.string().max(20),
});

/** What the app remembers besides the window's place (Electron remembers that) and the shop's own data. */
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

/** Holds the learner's choices. Whatever was never chosen is absent, so that a workshop profile can decide it. */
export interface SettingsStore {
  get<Name extends keyof Settings>(name: Name): Settings[Name] | undefined;
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void;
}

/**
 * Opens the settings file. A file that was damaged or edited into nonsense is emptied. Where it can't be read or written, choices last until the app
 * ends.
 */
export function openSettings(): SettingsStore {
  const file = openFile();
  const chosen: { -readonly [Name in keyof Settings]?: Settings[Name] } = { ...file?.store };
  return {
    get: (name) => chosen[name],
    set: (name, value) => {
      chosen[name] = value;
      try {
        file?.set(chosen);
      } catch (error) {
        log.error(error);
      }
    },
  };
}

function openFile(): ElectronStore<Partial<Settings>> | null {
  try {
    const file = new ElectronStore<Partial<Settings>>({ name: 'settings', clearInvalidConfig: true });
    // Checked here, since the library's own way compiles a schema first, which took longer than everything else before the window shows.
    if (!settingsSchema.partial().safeParse(file.store).success) {
      file.clear();
    }
    return file;
  } catch (error) {
    log.error(error);
    return null;
  } finally {
    // The library answers any page on this channel, with the path of the user's folder. None of our pages asks.
    ipcMain.removeAllListeners('electron-store-get-data');
  }
}
