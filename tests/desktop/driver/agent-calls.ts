/**
 * The pages of the app: the shop's, the bar's, the start page's, the first window that the shop's page opened, and those of
 * windows beside the main one.
 */
export type ViewName = 'shop' | 'bar' | 'start' | 'popup' | ToolName;
export type ToolName = 'log' | 'traffic' | 'help';

/** What a test answers to the next native dialog. Without one it is cancelled. */
export type DialogAnswer =
  /** Stays open until `releaseDialogs`, and is cancelled then. */
  | { readonly hold: true }
  | { readonly button: string }
  | { readonly path: string }
  | { readonly paths: readonly string[] }
  | { readonly cancel: true };

/** A native dialog as it was shown: text is the message or title, detail the detail or suggested name. */
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

/** What a test may ask of the app's main process. Everything travels as JSON. */
export interface AgentCalls {
  /** Runs code in the page's main world, as the page's own scripts. */
  evaluate(view: ViewName, code: string): Promise<unknown>;
  evaluateInFrame(view: ViewName, frameIndex: number, code: string): Promise<unknown>;
  url(view: ViewName): Promise<string>;
  pages(): Promise<readonly string[]>;
  /** The preferences that every page there is was made with; only those that are true, false or text. */
  preferences(): Promise<readonly Readonly<Record<string, boolean | string>>[]>;
  /** Tells every page that a `<webview>` is about to be put into it; answers what the app made of it, page by page. */
  attachWebviews(): Promise<readonly ('refused' | 'let in')[]>;
  /** Sends an IPC message as if from this frame (null: the main frame), past the bridge. */
  invokeAs(view: ViewName, frameIndex: number | null, channel: string, args: readonly unknown[]): Promise<unknown>;
  answerDialogs(answers: readonly DialogAnswer[]): Promise<void>;
  releaseDialogs(): Promise<void>;
  shownDialogs(): Promise<readonly ShownDialog[]>;
  clickMenu(id: string): Promise<void>;
  /** Presses the keys of a text one by one, on what has the focus in the page; a line break is the Enter key. */
  type(view: ViewName, keys: string): Promise<void>;
  menuItems(): Promise<readonly MenuEntry[]>;
  popupMenuItems(): Promise<readonly MenuEntry[]>;
  /** Addresses and folders given to the system. */
  openedExternally(): Promise<readonly string[]>;
  /** As macOS does when a file is opened with the app. */
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
  /** Minimizes the window and counts its coming to the front from now on. */
  minimize(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG, base64. */
  screenshot(view: ViewName): Promise<string>;
  isDevToolsOpen(): Promise<boolean>;
  /** Of the shop's page; 0 is its own size. */
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
