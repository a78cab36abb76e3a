import type { Session, WebPreferences } from 'electron';

/**
 * Preferences of every page the app shows. Most repeat Electron's defaults: they are what the walls rest on, so they
 * are said, and tests ask for them by behaviour.
 */
export function hardenedPreferences(session: Session, preload?: string): WebPreferences {
  return {
    session,
    ...(preload === undefined ? {} : { preload }),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    plugins: false,
    // A file dropped on the page is for the page's own drop zone, never an address to open.
    navigateOnDragDrop: false,
    // Spell checking would download dictionaries.
    spellcheck: false,
    // Learners trigger alert() in endless loops.
    safeDialogs: true,
  };
}
