import { contextBridge } from 'electron';
import type { DesktopBridge, DesktopFacts } from '../shared/desktop/bridge.ts';
import { invoke } from './invoke.ts';

/** Filled in by the build (vite.config.ts). */
declare const appVersion: string;

/** The shop's page is hostile by design. This is all it gets, and main/ checks every call again. */
const bridge: DesktopBridge = {
  facts: {
    // Electron runs only on these three.
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
