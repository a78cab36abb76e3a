/**
 * What the desktop app gives the shop's page as `window.juiceRange`; absent in a plain browser. Nothing here takes or
 * returns a path, and no file is touched before the learner has accepted a native dialog (decisions 40, 41).
 */
export interface DesktopBridge {
  readonly facts: DesktopFacts;
  /**
   * Asks where to keep a backup and writes it there.
   * @param text a backup file as in api-learning.md 31, at most 1 MiB; anything else is `failed`
   */
  saveBackup(text: string): Promise<SaveOutcome>;
  /**
   * Asks for a backup file, checks all of it, then applies its codes and sets its cookies for a year. The page is
   * reloaded after a success, so it may never see the outcome.
   */
  restoreBackup(): Promise<RestoreOutcome>;
}

export interface DesktopFacts {
  readonly platform: 'darwin' | 'linux' | 'win32';
  readonly versions: {
    readonly app: string;
    readonly electron: string;
    readonly chromium: string;
    readonly node: string;
  };
}

/** `fileName` is only the last part of the path; `message` is a whole sentence for the learner. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** `message` is the contract's (api-learning.md 31). A restore that failed has changed nothing. */
export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly fileName: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

declare global {
  interface Window {
    readonly juiceRange?: DesktopBridge;
  }
}
