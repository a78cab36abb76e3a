import { contextBridge } from 'electron';
import type { DesktopBridge, DesktopFacts } from '../shared/desktop/bridge.ts';
import { invoke } from './invoke.ts';

/** Put in by the build (vite.config.ts). */
declare const appVersion: string;

/** The shop's page is hostile by design: this is all it gets, and main/ judges every call again. */
const bridge: DesktopBridge = {
  facts: {
    // Electron runs on these three only.
    platform: process.platform as DesktopFacts['platform'],
    versions: {
      app: appVersion,
      electron: process.versions.electron ?? '',
      chromium: process.versions.chrome ?? '',
      node: process.versions.node,
    },
  },
  saveBackup: (text) => invoke('shop:save-backup', text),
  restoreBackup: () => invoke('shop:restore-backup'),
};

contextBridge.exposeInMainWorld('juiceRange', bridge);
