import type { Clipboard, CustomScheme, Dialog, NativeTheme, Shell } from 'electron';
import { app } from './app.ts';
import { startEverything, stopEverything } from './chromium/running.ts';
import { watchDownloads } from './downloads.ts';
import { ipcMain } from './ipc-main.ts';
import { StandInMenu, StandInMenuItem } from './menu.ts';
import { watchOpener, watchPopups } from './popups.ts';
import { session } from './session.ts';
import { StandInBrowserWindow, StandInWebContentsView } from './views.ts';
import { StandInWebContents } from './web-contents.ts';

/*
 * What `import ... from 'electron'` gives the built app under test (register.ts). Every part is typed against Electron's
 * own types, so that it no longer compiles when the API that the app uses changes.
 */

app.on('web-contents-created', (_event, contents: StandInWebContents) => watchOpener(contents));
app.begin({
  start: async (sessionData) => {
    await startEverything(sessionData);
    await watchPopups();
    await watchDownloads(`${sessionData}/downloads`);
  },
  stop: stopEverything,
  closeWindows: () => {
    for (const window of StandInBrowserWindow.getAllWindows()) {
      window.close();
    }
    return StandInBrowserWindow.getAllWindows().length === 0;
  },
});

/** Tests answer dialogs by replacing these functions. A dialog that no test expected is a failure. */
const dialog: Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showOpenDialog' | 'showSaveDialog'> = {
  showErrorBox: () => {
    throw new Error('An error box that no test expected.');
  },
  showMessageBox: () => Promise.reject(new Error('A message box that no test expected.')),
  showOpenDialog: () => Promise.reject(new Error('An open dialog that no test expected.')),
  showSaveDialog: () => Promise.reject(new Error('A save dialog that no test expected.')),
};

const shell: Pick<Shell, 'openExternal' | 'openPath'> = {
  openExternal: () => Promise.reject(new Error('An external page that no test expected.')),
  openPath: () => Promise.reject(new Error('An opened folder that no test expected.')),
};

let copied = '';

const clipboard: Pick<Clipboard, 'readText' | 'writeText'> = {
  readText: async () => copied,
  writeText: async (text) => {
    copied = text;
  },
};

const nativeTheme: Pick<NativeTheme, 'shouldUseDarkColors'> = { shouldUseDarkColors: false };

const protocol = {
  registerSchemesAsPrivileged: (_schemes: CustomScheme[]) => {
    if (app.isReady()) {
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    }
  },
};

const webContents = {
  getAllWebContents: () => StandInWebContents.all(),
};

export {
  app,
  clipboard,
  dialog,
  ipcMain,
  nativeTheme,
  protocol,
  StandInBrowserWindow as BrowserWindow,
  StandInMenu as Menu,
  StandInMenuItem as MenuItem,
  StandInWebContentsView as WebContentsView,
  session,
  shell,
  webContents,
};

/** electron-store imports the module as a whole. */
export default { app, ipcMain, shell };
