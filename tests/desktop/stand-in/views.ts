import { EventEmitter } from 'node:events';
import type {
  BaseWindow,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Rectangle,
  View,
  WebContentsView,
  WebContentsViewConstructorOptions,
} from 'electron';
import { app } from './app.ts';
import type { OpenedTarget } from './chromium/targets.ts';
import { StandInWebContents } from './web-contents.ts';

/** A box in a window. Only boxes with a page show anything. */
export class StandInView
  extends EventEmitter
  implements Pick<View, 'getBounds' | 'getVisible' | 'setBackgroundColor' | 'setBounds' | 'setVisible'>
{
  readonly children: StandInView[] = [];
  #bounds: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
  #isVisible = true;

  addChildView(view: StandInView, index = this.children.length): void {
    this.removeChildView(view);
    this.children.splice(index, 0, view);
  }

  removeChildView(view: StandInView): void {
    const index = this.children.indexOf(view);
    if (index !== -1) {
      this.children.splice(index, 1);
    }
  }

  getBounds(): Rectangle {
    return this.#bounds;
  }

  setBounds(bounds: Rectangle): void {
    this.#bounds = bounds;
  }

  getVisible(): boolean {
    return this.#isVisible;
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
  }

  setBackgroundColor(): void {
    // Visible only until a page has painted.
  }
}

export class StandInWebContentsView extends StandInView {
  #webContents: StandInWebContents | undefined;

  constructor(options: WebContentsViewConstructorOptions = {}) {
    super();
    this.#webContents = new StandInWebContents(options.webPreferences ?? {});
    this.#webContents.once('destroyed', () => {
      this.#webContents = undefined;
    });
  }

  /** As in Electron, undefined once the page has closed, whatever the types say. */
  get webContents(): StandInWebContents | undefined {
    return this.#webContents;
  }

  override setBounds(bounds: Rectangle): void {
    super.setBounds(bounds);
    if (this.#webContents !== undefined) {
      resize(this.#webContents, bounds);
    }
  }
}

type UsedOfWindow = Pick<
  BrowserWindow,
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getContentBounds'
  | 'getTitle'
  | 'id'
  | 'isDestroyed'
  | 'isFocused'
  | 'isMinimized'
  | 'isVisible'
  | 'minimize'
  | 'restore'
  | 'setContentSize'
  | 'setTitle'
  | 'show'
>;

const open = new Set<StandInBrowserWindow>();
let lastId = 0;

export class StandInBrowserWindow extends EventEmitter implements UsedOfWindow {
  readonly id: number;
  readonly webContents: StandInWebContents;
  readonly contentView = new StandInView();
  readonly options: BrowserWindowConstructorOptions;
  #title: string;
  #size: { readonly width: number; readonly height: number };
  #isDestroyed = false;
  #isMinimized = false;
  #isFocused = true;

  constructor(options: BrowserWindowConstructorOptions = {}, target?: OpenedTarget) {
    super();
    lastId += 1;
    this.id = lastId;
    this.options = options;
    this.#title = options.title ?? '';
    this.#size = { width: options.width ?? 800, height: options.height ?? 600 };
    this.webContents = new StandInWebContents(options.webPreferences ?? {}, target);
    resize(this.webContents, this.#size);
    this.webContents.once('did-navigate', () => this.emit('ready-to-show'));
    // A page that closes itself, or is closed from outside, closes its window too.
    this.webContents.once('destroyed', () => this.destroy());
    open.add(this);
  }

  static getAllWindows(): readonly StandInBrowserWindow[] {
    return [...open];
  }

  close(): void {
    let isPrevented = false;
    this.emit('close', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) {
      this.destroy();
    }
  }

  destroy(): void {
    if (this.#isDestroyed) {
      return;
    }
    this.#isDestroyed = true;
    open.delete(this);
    if (!this.webContents.isDestroyed()) {
      this.webContents.close();
    }
    this.emit('closed');
    if (open.size === 0) {
      app.allWindowsClosed();
    }
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  getContentBounds(): Rectangle {
    return { x: 0, y: 0, ...this.#size };
  }

  setContentSize(width: number, height: number): void {
    this.#size = { width, height };
    resize(this.webContents, this.#size);
    this.emit('resize');
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  show(): void {
    this.emit('show');
  }

  isVisible(): boolean {
    return this.options.show !== false && !this.#isMinimized;
  }

  focus(): void {
    this.#isFocused = true;
    this.emit('focus');
  }

  blur(): void {
    this.#isFocused = false;
    this.emit('blur');
  }

  isFocused(): boolean {
    return this.#isFocused;
  }

  minimize(): void {
    this.#isMinimized = true;
    this.blur();
  }

  restore(): void {
    this.#isMinimized = false;
  }

  isMinimized(): boolean {
    return this.#isMinimized;
  }
}

function resize(
  contents: StandInWebContents,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  if (width > 0 && height > 0) {
    contents.resize(width, height).catch(() => undefined);
  }
}

/** A window as `parent` or `window` of a dialog or menu. */
export type AnyWindow = BaseWindow | StandInBrowserWindow;
export type AnyView = StandInView | WebContentsView;
