import type { AgentCalls, DialogAnswer, ShownDialog, ViewName } from './agent-calls.ts';

/**
 * Looks at pages, clicks menu entries, presses keys and answers native dialogs, as a learner would, using only Electron's API.
 * It runs in the app's main process, and may be sent there as source, so it must use nothing from outside itself.
 */
export function createAgent(electron: typeof import('electron')): AgentCalls {
  const { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, session, shell, WebContentsView, webContents } =
    electron;

  const answers: DialogAnswer[] = [];
  const shown: ShownDialog[] = [];
  const openedExternally: string[] = [];
  const downloads: { url: string; isRefused: boolean; path: string }[] = [];
  let popupMenu: Electron.Menu | null = null;

  let release = () => {};

  async function takeAnswer(): Promise<DialogAnswer> {
    const answer = answers.shift() ?? { cancel: true };
    if ('hold' in answer) {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    }
    return answer;
  }

  /** Returns the options of a dialog. Electron's dialogs take the parent window first, or not at all. */
  function optionsOf(args: readonly unknown[]): Record<string, unknown> {
    return { ...Object(args.at(-1)) };
  }

  dialog.showMessageBox = async (...args: readonly unknown[]) => {
    const { message, detail, buttons, cancelId } = optionsOf(args);
    const labels = Array.isArray(buttons) ? buttons.map(String) : [];
    shown.push({ kind: 'message', text: String(message), detail: String(detail ?? ''), buttons: labels });
    const answer = await takeAnswer();
    const response = 'button' in answer ? labels.indexOf(answer.button) : Number(cancelId ?? 0);
    return { response, checkboxChecked: false };
  };
  dialog.showSaveDialog = async (...args: readonly unknown[]) => {
    const { title, defaultPath } = optionsOf(args);
    shown.push({ kind: 'save', text: String(title), detail: String(defaultPath), buttons: [] });
    const answer = await takeAnswer();
    return 'path' in answer ? { canceled: false, filePath: answer.path } : { canceled: true, filePath: '' };
  };
  dialog.showOpenDialog = async (...args: readonly unknown[]) => {
    shown.push({ kind: 'open', text: String(optionsOf(args).title), detail: '', buttons: [] });
    const answer = await takeAnswer();
    const filePaths = 'paths' in answer ? [...answer.paths] : 'path' in answer ? [answer.path] : [];
    return { canceled: filePaths.length === 0, filePaths };
  };
  // Nobody could read it afterwards, since the app ends, so it is printed.
  dialog.showErrorBox = (title, content) => console.log(`Error box: ${title}: ${content}`);
  shell.openExternal = async (url) => {
    openedExternally.push(url);
  };
  shell.openPath = async (path) => {
    openedExternally.push(path);
    return '';
  };
  Menu.prototype.popup = function popup() {
    popupMenu = this;
  };

  app.whenReady().then(() => {
    const shopSession = session.fromPartition('persist:shop');
    // The app's own listener is registered later and runs after this one, so the outcome is read once it has run.
    shopSession.on('will-download', (event, item) => {
      const path = `${app.getPath('userData')}/download-${downloads.length}`;
      const download = { url: item.getURL(), isRefused: false, path };
      downloads.push(download);
      item.setSavePath(path);
      setImmediate(() => {
        download.isRefused = event.defaultPrevented;
      });
    });
  });

  function contentsOf(view: ViewName): Electron.WebContents {
    const all = webContents.getAllWebContents();
    const shopSession = session.fromPartition('persist:shop');
    const boardSession = session.fromPartition('class-board');
    const ofBoard = all.filter((contents) => contents.session === boardSession && contents.getURL() !== '');
    const found = {
      bar: () => all.find((contents) => contents.getURL().endsWith('://shell/bar.html')),
      start: () => all.find((contents) => contents.getURL().endsWith('://shell/start.html')),
      log: () => all.find((contents) => contents.getURL().endsWith('://shell/log.html')),
      help: () => all.find((contents) => contents.getURL().includes('://shell/help/')),
      class: () => all.find((contents) => contents.getURL().endsWith('://shell/class.html')),
      // The trainer's view has its key in the path.
      'board-trainer': () => ofBoard.find((contents) => new URL(contents.getURL()).pathname !== '/'),
      'board-wall': () => ofBoard.find((contents) => new URL(contents.getURL()).pathname === '/'),
      trainer: () => all.find((contents) => contents.getURL().includes('://shell/trainer/')),
      traffic: () => all.find((contents) => contents.getURL().endsWith('://shell/traffic.html')),
      shop: () => shopPage(),
      popup: () => all.find((contents) => contents.session === shopSession && contents !== shopPage()),
    }[view]();
    if (found === undefined) {
      throw new Error(`There is no ${view} view.`);
    }
    return found;
  }

  function frameOf(view: ViewName, frameIndex: number | null): Electron.WebFrameMain {
    const { mainFrame } = contentsOf(view);
    const frame = frameIndex === null ? mainFrame : mainFrame.frames[frameIndex];
    if (frame === undefined) {
      throw new Error(`The ${view} view has no frame ${frameIndex}.`);
    }
    return frame;
  }

  /** Returns the app's main window, which is the one that shows the start page. */
  function mainWindow(): Electron.BrowserWindow {
    const found = BrowserWindow.getAllWindows().find((window) => window.webContents === contentsOf('start'));
    if (found === undefined) {
      throw new Error('There is no window.');
    }
    return found;
  }

  /** Returns the page of the lowest view; a new one after the first has closed itself. */
  function shopPage(): Electron.WebContents | undefined {
    const [shopView] = mainWindow().contentView.children;
    return shopView instanceof WebContentsView ? shopView.webContents : undefined;
  }

  let focusCount = 0;

  /** Returns whether the page is the stand-in's, which has these two. A real page cannot be told to act as if taken over. */
  function hasFrameInvoke(
    contents: unknown,
  ): contents is { invokeFromFrame(frame: unknown, channel: string, args: readonly unknown[]): Promise<unknown> } {
    return typeof contents === 'object' && contents !== null && 'invokeFromFrame' in contents;
  }

  function hasCapture(contents: unknown): contents is { capture(): Promise<string> } {
    return typeof contents === 'object' && contents !== null && 'capture' in contents;
  }

  /** Returns the preferences, which Electron exposes through a method that its types do not declare. */
  function preferencesOf(contents: unknown): Readonly<Record<string, boolean | string>> {
    const { getLastWebPreferences } = contents as { getLastWebPreferences(): Readonly<Record<string, unknown>> };
    return Object.fromEntries(
      Object.entries(getLastWebPreferences.call(contents)).flatMap(([name, value]) =>
        typeof value === 'boolean' || typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  }

  function describeMenu(menu: Electron.Menu | null): ReturnType<AgentCalls['menuItems']> {
    const items = (menu?.items ?? []).flatMap((item): Awaited<ReturnType<AgentCalls['menuItems']>> => {
      const own = item.type === 'separator' ? [] : [{ id: item.id, label: item.label, isChecked: item.checked }];
      return [
        ...own,
        ...(item.submenu?.items ?? []).map(({ id, label, checked }) => ({ id, label, isChecked: checked })),
      ];
    });
    return Promise.resolve(items);
  }

  return {
    evaluate: (view, code) => contentsOf(view).executeJavaScript(code, true),
    evaluateInFrame: (view, frameIndex, code) => frameOf(view, frameIndex).executeJavaScript(code),
    url: async (view) => contentsOf(view).getURL(),
    pages: async () => webContents.getAllWebContents().map((contents) => contents.getURL()),
    preferences: async () => webContents.getAllWebContents().map(preferencesOf),
    attachWebviews: async () =>
      webContents.getAllWebContents().map((contents) => {
        let isRefused = false;
        const event = {
          preventDefault: () => {
            isRefused = true;
          },
        };
        // The app reads only the event.
        contents.emit('will-attach-webview', event, {}, {});
        return isRefused ? 'refused' : 'let in';
      }),
    invokeAs: async (view, frameIndex, channel, args) => {
      const contents: unknown = contentsOf(view);
      const frame = frameOf(view, frameIndex);
      if (hasFrameInvoke(contents)) {
        return contents.invokeFromFrame(frame, channel, args);
      }
      // Under real Electron a sub-frame has no preload script through which to send, so its message is passed to the handler
      // that Electron keeps for the channel, in a field that its types do not declare.
      const { _invokeHandlers } = ipcMain as unknown as {
        _invokeHandlers: Map<string, (...sent: unknown[]) => unknown>;
      };
      return _invokeHandlers.get(channel)?.({ sender: contents, senderFrame: frame, type: 'frame' }, ...args);
    },
    answerDialogs: async (given) => {
      answers.push(...given);
    },
    releaseDialogs: async () => release(),
    shownDialogs: async () => shown,
    clickMenu: async (id) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById(id);
      if (item === null || item === undefined) {
        throw new Error(`The menu has no "${id}".`);
      }
      item.click();
    },
    menuItems: async () => describeMenu(Menu.getApplicationMenu()),
    popupMenuItems: async () => describeMenu(popupMenu),
    openedExternally: async () => openedExternally,
    openFile: async (path) => {
      app.emit('open-file', { preventDefault: () => undefined }, path);
    },
    downloads: async () => downloads,
    clipboardText: () => clipboard.readText(),
    cookies: async (url) => {
      const cookies = await session.fromPartition('persist:shop').cookies.get({ url });
      return cookies.map(({ name, value, expirationDate }) => ({
        name,
        value,
        expirationDate: expirationDate ?? null,
      }));
    },
    resolveProxy: (url) => session.fromPartition('persist:shop').resolveProxy(url),
    window: async () => {
      const window = mainWindow();
      const [shopView, barView] = window.contentView.children;
      return {
        title: window.getTitle(),
        isMinimized: window.isMinimized(),
        isShopShown: shopView?.getVisible() ?? false,
        barHeight: barView?.getBounds().height ?? 0,
        shopTop: shopView?.getBounds().y ?? 0,
        focusCount,
      };
    },
    minimize: async () => {
      mainWindow().minimize();
      mainWindow().on('focus', () => {
        focusCount += 1;
      });
    },
    resize: async (width, height) => mainWindow().setContentSize(width, height),
    screenshot: async (view) => {
      const contents: unknown = contentsOf(view);
      if (hasCapture(contents)) {
        return contents.capture();
      }
      const image = await contentsOf(view).capturePage();
      return image.toPNG().toString('base64');
    },
    type: async (view, keys) => {
      const { debugger: keyboard } = contentsOf(view);
      keyboard.attach();
      // Keys reach a page even without a focused window.
      await keyboard.sendCommand('Emulation.setFocusEmulationEnabled', { enabled: true });
      for (const key of keys) {
        const pressed = key === '\n' ? { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 } : { key, text: key };
        await keyboard.sendCommand('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
        await keyboard.sendCommand('Input.dispatchKeyEvent', { type: 'keyUp', key: pressed.key });
      }
      keyboard.detach();
    },
    zoomLevel: async () => contentsOf('shop').getZoomLevel(),
    isDevToolsOpen: async () => contentsOf('shop').isDevToolsOpened(),
    crashShopPage: async () => contentsOf('shop').forcefullyCrashRenderer(),
    quit: async () => app.quit(),
  };
}
