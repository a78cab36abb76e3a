/**
 * The pages of the app: the shop's, the bar's, the start page's, the first window that the shop's page opened, and those of
 * the windows beside the main one.
 */
export type ViewName = 'shop' | 'bar' | 'start' | 'popup' | ToolName | BoardName;
/** The windows of the class board's own pages. */
export type BoardName = 'board-trainer' | 'board-wall';
export type ToolName = 'log' | 'traffic' | 'help' | 'trainer' | 'class';

/** A test's answer to the next native dialog. Without one, the dialog is cancelled. */
export type DialogAnswer =
  /** Stays open until `releaseDialogs`, then is cancelled. */
  | { readonly hold: true }
  | { readonly button: string }
  | { readonly path: string }
  | { readonly paths: readonly string[] }
  | { readonly cancel: true };

/** A native dialog as it was shown: `text` is the message or title, `detail` the detail or suggested name. */
export interface ShownDialog {
  readonly kind: 'message' | 'save' | 'open';
  readonly text: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly isChecked: boolean;
}

/** The calls that a test can make in the app's main process. Everything is sent as JSON. */
export interface AgentCalls {
  /** Runs code in the page's main world, like the page's own scripts. */
  evaluate(view: ViewName, code: string): Promise<unknown>;
  evaluateInFrame(view: ViewName, frameIndex: number, code: string): Promise<unknown>;
  url(view: ViewName): Promise<string>;
  pages(): Promise<readonly string[]>;
  /** Returns the preferences with which every current page was created, if they are booleans or strings. */
  preferences(): Promise<readonly Readonly<Record<string, boolean | string>>[]>;
  /** Tells every page that a `<webview>` is about to be attached to it. Returns the app's reaction, page by page. */
  attachWebviews(): Promise<readonly ('refused' | 'let in')[]>;
  /** Sends an IPC message as if from this frame (null: the main frame), bypassing the bridge. */
  invokeAs(view: ViewName, frameIndex: number | null, channel: string, args: readonly unknown[]): Promise<unknown>;
  answerDialogs(answers: readonly DialogAnswer[]): Promise<void>;
  releaseDialogs(): Promise<void>;
  shownDialogs(): Promise<readonly ShownDialog[]>;
  clickMenu(id: string): Promise<void>;
  /** Presses the keys of a string one by one, in the focused element of the page. A line break is the Enter key. */
  type(view: ViewName, keys: string): Promise<void>;
  menuItems(): Promise<readonly MenuEntry[]>;
  popupMenuItems(): Promise<readonly MenuEntry[]>;
  /** Returns the addresses and folders that were given to the system. */
  openedExternally(): Promise<readonly string[]>;
  /** Opens a file as macOS does when it is opened with the app. */
  openFile(path: string): Promise<void>;
  downloads(): Promise<readonly { readonly url: string; readonly isRefused: boolean; readonly path: string }[]>;
  clipboardText(): Promise<string>;
  cookies(
    url: string,
  ): Promise<readonly { readonly name: string; readonly value: string; readonly expirationDate: number | null }[]>;
  resolveProxy(url: string): Promise<string>;
  window(): Promise<{
    readonly title: string;
    readonly isMinimized: boolean;
    readonly isShopShown: boolean;
    readonly barHeight: number;
    readonly shopTop: number;
    readonly focusCount: number;
  }>;
  /** Minimises the window and counts how often it comes to the front from now on. */
  minimize(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a picture of the page: a PNG, in base64. */
  screenshot(view: ViewName): Promise<string>;
  isDevToolsOpen(): Promise<boolean>;
  /** Returns the zoom level of the shop's page; 0 is its own size. */
  zoomLevel(): Promise<number>;
  crashShopPage(): Promise<void>;
  quit(): Promise<void>;
}

export interface AgentRequest {
  readonly id: number;
  readonly name: keyof AgentCalls;
  readonly args: readonly unknown[];
}

export interface AgentReply {
  readonly id: number;
  readonly isOk: boolean;
  readonly value: unknown;
}
