import { app, type BrowserWindow, dialog } from 'electron';
import { UsageError } from '../server/supervisor/command-line/arguments.ts';
import { helpText } from '../server/supervisor/command-line/help.ts';
import { showAbout } from './actions/about.ts';
import { copyShopAddress, openShopInBrowser } from './actions/address.ts';
import { createBackupActions } from './actions/backup.ts';
import { openDataFolder } from './actions/data-folder.ts';
import { forgetClass } from './actions/forget-class.ts';
import { openPlace, openScoreBoard } from './actions/places.ts';
import { resetProgress, resetShop } from './actions/reset.ts';
import { answerStartPage } from './actions/start.ts';
import { createBoardWindows } from './class/board-windows.ts';
import { createClassBoard } from './class/class-board.ts';
import { boardAddresses, serveClassWindow } from './class/class-window.ts';
import { createDialogs } from './dialogs.ts';
import { followShop } from './follow-shop.ts';
import { createHelp } from './help/help-window.ts';
import { createTrainerWindow } from './help/trainer-window.ts';
import { speakLearnersLanguage } from './language.ts';
import { chooseSessionFolder } from './lifecycle/choose-session-folder.ts';
import { isHelpWanted, readProfileFlag, readShopOptions, refuseIdleWords } from './lifecycle/flags.ts';
import { answerLauncher } from './lifecycle/launcher.ts';
import { collectOpenedFiles } from './lifecycle/opened-files.ts';
import { stopBeforeQuit } from './lifecycle/quit.ts';
import { holdSingleInstance } from './lifecycle/single-instance.ts';
import { log } from './log/log.ts';
import { setApplicationMenu } from './menu/application-menu.ts';
import { describePageSandbox, isPageSandboxed } from './security/page-sandbox.ts';
import { holdPages } from './security/pages.ts';
import { createQuietTime } from './security/quiet-time.ts';
import { openShellSession, openShopSession } from './security/sessions.ts';
import { openSettings } from './settings.ts';
import { registerShellScheme, serveShellPages } from './shell-pages.ts';
import { createShop } from './shop.ts';
import { createTraffic } from './traffic/traffic.ts';
import { createBar } from './views/bar.ts';
import { createShopView } from './views/shop-view.ts';
import { createStartPage } from './views/start-page.ts';
import { openShellWindow } from './window.ts';
import { serveLogViewer } from './windows/log-viewer.ts';
import { createToolWindow } from './windows/tool-window.ts';
import { serveTrafficWindow } from './windows/traffic-window.ts';
import { words } from './words.ts';
import { profilePath, readWorkshop } from './workshop/workshop.ts';

let openWindow: BrowserWindow | null = null;

const currentWindow = () => openWindow;

app.enableSandbox();
// Looking up host names ahead of a click would tell a name server what is on the page.
app.commandLine.appendSwitch('dns-prefetch-disable');
registerShellScheme();
chooseSessionFolder();
const openedFiles = collectOpenedFiles();

if (isHelpWanted(process.argv)) {
  console.log(`${words.start.flagsInTheApp}\n\n${helpText}`);
  app.exit();
} else if (holdSingleInstance(currentWindow, openedFiles)) {
  app.whenReady().then(start).catch(giveUp);
} else {
  app.quit();
}

async function start(): Promise<void> {
  refuseIdleWords(process.argv, app.isPackaged);
  const settings = openSettings();
  const language = speakLearnersLanguage(settings);
  log.info(`Juice Range ${app.getVersion()} on ${process.platform} (${process.arch})`);
  if (!isPageSandboxed()) {
    log.error(describePageSandbox().join('. '));
  }
  const profile = readProfileFlag(process.argv);
  const shop = createShop(readShopOptions(process.argv, process.env), async () => {
    const found = await readWorkshop(profile);
    await traffic.suggest(found.kind === 'good' ? found.workshop.proxy : null);
    return found;
  });
  const board = createClassBoard(profilePath(profile));
  stopBeforeQuit(shop, board);

  const shellSession = openShellSession();
  serveShellPages(shellSession, shop.address, language);
  const quietTime = createQuietTime();
  const session = openShopSession(shop.address, quietTime);
  language.follow(session);
  holdPages({ shopSession: session, shop: shop.address, window: currentWindow, quietTime });

  const shell = openShellWindow(shellSession, session);
  openWindow = shell.window;
  openWindow.once('closed', () => {
    openWindow = null;
  });
  answerLauncher();
  const dialogs = createDialogs(shell.window);
  const traffic = createTraffic(session, settings);
  const startPage = createStartPage(shell);
  const view = createShopView({ shell, shop, startPage, traffic });
  const tools = { shellSession, mainWindow: shell.window, language };
  const logWindow = createToolWindow({
    ...tools,
    page: 'log',
    title: () => words.windows.log,
    width: 960,
    height: 640,
  });
  serveLogViewer(logWindow);
  const trafficWindow = serveTrafficWindow({
    tool: createToolWindow({ ...tools, page: 'traffic', title: () => words.windows.traffic, width: 760, height: 820 }),
    shop,
    traffic,
    session,
  });
  const classWindow = createToolWindow({
    ...tools,
    page: 'class',
    title: () => words.windows.class,
    width: 760,
    height: 640,
  });
  serveClassWindow({
    tool: classWindow,
    board,
    windows: createBoardWindows(shell.window, boardAddresses(board)),
    suggestedName: async () => {
      const found = await readWorkshop(profile);
      return (found.kind === 'good' ? found.workshop.name : null) ?? words.classBoard.name;
    },
  });
  const surroundings = { shop, view, session, dialogs, quietTime };
  const openWorkbench = () => openPlace(surroundings, 'workbench');
  const openHistory = () => openPlace(surroundings, 'history');
  const bar = createBar({ shell, shop, view, traffic, trafficWindow, openWorkbench, openHistory, language });
  const backup = createBackupActions(surroundings);
  const help = createHelp({ shell, session: shellSession, shop, view, language });
  answerStartPage({
    shop,
    shell,
    view,
    traffic,
    dialogs,
    showLog: logWindow.show,
    showHelp: () => help.open('trouble'),
    testProxy: trafficWindow.test,
  });
  setApplicationMenu(
    { view, traffic, help, language },
    {
      saveBackup: backup.saveFromMenu,
      restoreBackup: backup.restoreFromMenu,
      report: async () => {
        // Few learners need the report, so the start doesn't wait for its code.
        const { makeInstructorReport } = await import('./actions/instructor-report.ts');
        const found = await readWorkshop(profile);
        await makeInstructorReport(dialogs, (found.kind === 'good' ? found.workshop.language : null) ?? 'en');
      },
      classBoard: classWindow.show,
      forgetClass: () => forgetClass(shop, dialogs),
      openDataFolder: () => openDataFolder(shop, dialogs),
      resetShop: () => resetShop(surroundings),
      resetProgress: () => resetProgress(surroundings),
      openScoreBoard: () => openScoreBoard(surroundings),
      openDecoyInternet: () => openPlace(surroundings, 'decoyInternet'),
      openToolbox: () => openPlace(surroundings, 'toolbox'),
      showSolutions: createTrainerWindow({ shell, session: shellSession, shop, view, dialogs }),
      openHandbook: () => openPlace(surroundings, 'handbook'),
      copyAddress: () => copyShopAddress(shop, dialogs),
      openInBrowser: () => openShopInBrowser(shop, dialogs),
      ...bar.trafficActions,
      showLog: logWindow.show,
      about: () => showAbout(shop, dialogs),
    },
  );
  followShop({ shop, shell, startPage, view, bar, offerLanguage: (origin) => language.offer(session, origin) });

  openedFiles.takeFrom(process.argv, process.cwd());
  openedFiles.handle(backup.openFile);

  await traffic.apply();
  await shop.start();
}

/**
 * Ends the app after wrong flags or a bug. What can go wrong with the shop shows on the start page instead. The error is also shown in a
 * box, since whoever clicked an icon sees no terminal.
 */
function giveUp(error: unknown): void {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message} Try --help.` : error);
  dialog.showErrorBox(words.start.notStarted, error instanceof Error ? error.message : String(error));
  app.exit(isUsage ? 2 : 1);
}
