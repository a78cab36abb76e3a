import { mkdirSync } from 'node:fs';
import { app } from 'electron';
import { log } from '../log/log.ts';
import { sessionFolder } from './session-folder.ts';

/** Has to be called before the app is ready. Where the folder can't be made, Electron's own choice holds. */
export function chooseSessionFolder(): void {
  const { isPackaged } = app;
  const userData = app.getPath('userData');
  const folder = sessionFolder({ platform: process.platform, isPackaged, userData, environment: process.env });
  try {
    // Electron accepts only a folder that exists.
    mkdirSync(folder, { recursive: true });
    app.setPath('sessionData', folder);
  } catch (error) {
    log.error(error);
  }
}
