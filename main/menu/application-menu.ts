import { Menu, type MenuItemConstructorOptions } from 'electron';
import { helpItems } from '../help/help-items.ts';
import type { Help } from '../help/help-window.ts';
import type { Language } from '../language.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { type TrafficActions, trafficItems } from '../traffic/traffic-items.ts';
import { unawaited } from '../unawaited.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';

/** What the menu can start. Every action shows its questions and failures in dialogs of its own. */
export interface MenuActions extends TrafficActions {
  readonly saveBackup: () => Promise<void>;
  readonly restoreBackup: () => Promise<void>;
  readonly report: () => Promise<void>;
  readonly classBoard: () => void;
  readonly forgetClass: () => Promise<void>;
  readonly openDataFolder: () => Promise<void>;
  readonly resetShop: () => Promise<void>;
  readonly resetProgress: () => Promise<void>;
  readonly openScoreBoard: () => Promise<void>;
  readonly openDecoyInternet: () => Promise<void>;
  readonly openToolbox: () => Promise<void>;
  readonly openHandbook: () => Promise<void>;
  readonly showSolutions: () => Promise<void>;
  readonly copyAddress: () => Promise<void>;
  readonly openInBrowser: () => Promise<void>;
  readonly showLog: () => void;
  readonly about: () => Promise<void>;
}

interface MenuSurroundings {
  readonly view: ShopView;
  readonly traffic: Traffic;
  readonly help: Help;
  readonly language: Language;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };
const isMac = process.platform === 'darwin';

/**
 * Sets the application's menu, and sets it again whenever its language, the traffic that it shows, or whether it offers help, has changed. To add an entry, add its
 * id and its label from words.ts here, its action in main/actions/, and a test that clicks it by id.
 */
export function setApplicationMenu({ view, traffic, help, language }: MenuSurroundings, actions: MenuActions): void {
  const build = () =>
    Menu.buildFromTemplate([
      ...(isMac ? [{ role: 'appMenu' } as const] : []),
      { label: words.menu.file, submenu: fileItems(actions) },
      { label: words.menu.edit, role: 'editMenu' },
      { label: words.menu.view, submenu: viewItems(view, actions) },
      { label: words.menu.history, submenu: historyItems(view) },
      { label: words.menu.shop, submenu: shopItems(actions) },
      { label: words.menu.traffic, submenu: trafficItems(traffic, actions) },
      {
        label: words.menu.help,
        role: 'help',
        submenu: [
          ...(help.isOffered()
            ? [
                act('handbook', words.menu.handbook, actions.openHandbook),
                ...helpItems(help),
                act('solutions', words.help.solutions, actions.showSolutions),
                separator,
              ]
            : []),
          act('about', words.menu.about, actions.about),
        ],
      },
    ]);
  const set = () => Menu.setApplicationMenu(build());
  set();
  traffic.onChange(set);
  help.onChange(set);
  language.onChange(set);
}

function fileItems(actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    act('save-backup', words.menu.saveBackup, actions.saveBackup, 'CmdOrCtrl+S'),
    act('restore-backup', words.menu.restoreBackup, actions.restoreBackup, 'CmdOrCtrl+O'),
    separator,
    act('report', words.menu.report, actions.report),
    act('class-board', words.menu.classBoard, actions.classBoard),
    act('open-data-folder', words.menu.openDataFolder, actions.openDataFolder),
    separator,
    act('reset-shop', words.menu.resetShop, actions.resetShop),
    act('reset-progress', words.menu.resetProgress, actions.resetProgress),
    act('forget-class', words.menu.forgetClass, actions.forgetClass),
    separator,
    { role: isMac ? 'close' : 'quit' },
  ];
}

/** Electron's roles for these act on the focused page, which may be the bar, but the items are meant for the shop's page. */
function viewItems(view: ShopView, actions: MenuActions): MenuItemConstructorOptions[] {
  const zoomBy = (step: number) => {
    const page = view.contents();
    page?.setZoomLevel(page.getZoomLevel() + step);
  };
  return [
    act('reload', words.menu.reload, () => view.reload(), 'CmdOrCtrl+R'),
    act('reload-fresh', words.menu.reloadFresh, () => view.reload({ withoutCache: true }), 'CmdOrCtrl+Shift+R'),
    separator,
    act('zoom-reset', words.menu.zoomReset, () => view.contents()?.setZoomLevel(0), 'CmdOrCtrl+0'),
    act('zoom-in', words.menu.zoomIn, () => zoomBy(0.5), 'CmdOrCtrl+Plus'),
    act('zoom-out', words.menu.zoomOut, () => zoomBy(-0.5), 'CmdOrCtrl+-'),
    separator,
    { role: 'togglefullscreen' },
    act(
      'developer-tools',
      words.menu.developerTools,
      () => view.contents()?.toggleDevTools(),
      isMac ? 'Alt+Command+I' : 'Ctrl+Shift+I',
    ),
    act('log', words.menu.log, actions.showLog, 'CmdOrCtrl+Shift+L'),
  ];
}

function historyItems(view: ShopView): MenuItemConstructorOptions[] {
  const history = () => view.contents()?.navigationHistory;
  return [
    act('back', words.menu.back, () => history()?.goBack(), isMac ? 'Command+[' : 'Alt+Left'),
    act('forward', words.menu.forward, () => history()?.goForward(), isMac ? 'Command+]' : 'Alt+Right'),
    act('home', words.menu.home, () => view.home(), isMac ? 'Command+Shift+H' : 'Alt+Home'),
  ];
}

function shopItems(actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    act('score-board', words.menu.scoreBoard, actions.openScoreBoard),
    act('decoy-internet', words.menu.decoyInternet, actions.openDecoyInternet),
    act('toolbox', words.menu.toolbox, actions.openToolbox),
    separator,
    act('copy-address', words.menu.copyAddress, actions.copyAddress, 'CmdOrCtrl+Shift+C'),
    act('open-in-browser', words.menu.openInBrowser, actions.openInBrowser, 'CmdOrCtrl+Shift+B'),
  ];
}

function act(
  id: string,
  label: string,
  action: () => Promise<void> | void,
  accelerator?: string,
): MenuItemConstructorOptions {
  return {
    id,
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => {
      unawaited(Promise.resolve(action()));
    },
  };
}
