import type { Session, WebPreferences } from 'electron';

/**
 * Returns the preferences of every page that the app shows. Most repeat Electron's defaults, but the walls rest on
 * them, so they are spelled out, and tests check how they behave.
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
    // A file dropped on the page is for the page's own drop zone, and never an address to open.
    navigateOnDragDrop: false,
    // Spell checking would download dictionaries.
    spellcheck: false,
    // Learners trigger alert() in endless loops.
    safeDialogs: true,
  };
}
