import type { ConfinementProbe, StartFault } from '../server/supervisor/messages.ts';
import type { StartAction } from './channels.ts';

const farProxy = 'the shop answers to this computer only, so the proxy has to run here.';

/** Every word that the shell itself shows, so that translating it later touches one file. */
export const words = {
  productName: 'Juice Range',
  bar: {
    addressRefused: (origin: string) => `Only the shop opens here. Try ${origin}/#/search, or a path such as /#/login.`,
    portTaken: (wanted: number, port: number) => `Port ${wanted} is taken, so the shop is at port ${port} this time.`,
    restarted: 'The shop stopped answering and was started again. Nothing you solved is lost.',
  },
  start: {
    starting: 'Starting the shop',
    startingDetail: 'It runs on this computer only and needs no network.',
    restarting: 'The shop is being started again',
    restartingDetail: 'It stopped answering. Nothing you solved is lost.',
    slowDetail: 'This takes longer than usual. The first start on a slow computer may take a minute.',
    failed: 'The shop did not start',
    advice: {
      shopFiles:
        'Move the data folder aside and start with a fresh shop. What you solved comes along, and the old folder stays for you to look at.',
      progressFile:
        'Move the data folder aside and start fresh, then restore your last backup: what you solved is in it. The old folder stays for you to look at.',
      folder:
        'Put that right and try again, or go on in memory: the shop then forgets everything when you quit, but a backup can still be saved.',
      inUse:
        'Close the other one and try again, or go on in memory: the shop then forgets everything when you quit, but a backup can still be saved.',
      port: 'Close the program that uses it and try again, or use another port. The bar then shows which; give it to your proxy and scripts too.',
      configuration: 'Correct it and try again, or start without it.',
      crash:
        'Try again. If it comes back, start with a fresh shop: what you solved is kept. The log says more, and belongs into a report of this fault.',
    } satisfies Record<StartFault, string>,
    unreachable: 'The page could not be loaded',
    unreachableDetail: (url: string, reason: string) => `${url} did not answer (${reason}).`,
    unreachableAdvice: 'Try again. If that does not help, quit and start the app anew.',
    proxyAdvice: 'Check that your proxy is running at the address set under Traffic, or connect directly.',
    actions: {
      retry: 'Try again',
      useAnotherPort: 'Use another port',
      moveDataAside: 'Move the folder aside and start fresh',
      keepInMemory: 'Go on in memory',
      seedAnew: 'Start with a fresh shop',
      leaveConfigurationOut: 'Start without it',
      goDirect: 'Connect directly',
      testProxy: 'Test the proxy',
      openDataFolder: 'Open data folder',
      openLog: 'Open log',
      quit: 'Quit',
    } satisfies Record<StartAction, string>,
    badProfile: (path: string) => `The workshop profile ${path} cannot be used:`,
    moreFaults: (count: number) => `and ${count} more, which the log has.`,
    movedAside: (path: string) => `The old data folder is now ${path}`,
    movedAsideDetail: 'Delete it when you do not need it any more.',
    notMovedAside: 'The data folder could not be moved aside',
  },
  windows: {
    log: 'Juice Range log',
    traffic: 'Juice Range traffic',
  },
  traffic: {
    /** Shown in the guide until the shop has told its own. */
    usualShop: 'http://localhost:3000',
    test: {
      userAgent: 'Juice Range connection test',
      running: (proxy: string) => `Testing the proxy at ${proxy}`,
      answers: (proxy: string) => `The proxy at ${proxy} answers.`,
      comesThrough: (url: string) => `A request to the shop comes through it: GET ${url}`,
      pageGoesThrough: "The shop's page goes through it, too.",
      pageGoesDirect: "The shop's page still connects directly.",
      verdicts: {
        works: "It works. Every request of the shop's page shows in your proxy.",
        notInUse: 'The proxy works, but is not in use yet. Choose “Send traffic through it”.',
        fails: 'It does not work yet.',
      },
      failures: {
        isShop: (proxy: string) =>
          `${proxy} is the shop itself. Give your proxy another port, and enter that one here.`,
        notReached: (proxy: string, code: string) =>
          code === 'ENOTFOUND' || code === 'EAI_AGAIN'
            ? `No computer has the name in ${proxy}. Check how it is written.`
            : `Nothing answers at ${proxy} (${code}). Start your proxy, and check that it listens at this address and port.`,
        held: 'It took the request and keeps it. Turn its intercept off, or let the request go on, then test again.',
        closed: (isHere: boolean) =>
          `It ended the connection without an answer: ${isHere ? 'it is no HTTP proxy, or it may not pass requests on to this computer.' : farProxy}`,
        otherAnswer: (status: number, isHere: boolean) =>
          `It gave another answer than the shop (status ${status}): ${isHere ? "this is another program, or the proxy's own page, or it changes answers on their way." : farProxy}`,
      },
    },
  },
  proxy: {
    example: '127.0.0.1:8080',
    addressRefused: 'Give the proxy as host:port, for example 127.0.0.1:8080.',
  },
  menu: {
    file: 'File',
    saveBackup: 'Save Backup…',
    restoreBackup: 'Restore Backup…',
    report: 'Instructor Report…',
    openDataFolder: 'Open Data Folder',
    resetShop: 'Reset Shop…',
    resetProgress: 'Reset Progress…',
    edit: 'Edit',
    view: 'View',
    reload: 'Reload',
    reloadFresh: 'Reload Without Cache',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    zoomReset: 'Actual Size',
    developerTools: 'Developer Tools',
    log: 'Log',
    history: 'History',
    back: 'Back',
    forward: 'Forward',
    home: 'Home',
    shop: 'Shop',
    copyAddress: 'Copy Shop Address',
    openInBrowser: 'Open in System Browser',
    traffic: 'Traffic',
    direct: 'Direct',
    throughProxy: (address: string) => `Through Proxy ${address}`,
    proxyAddress: 'Proxy Address…',
    testConnection: 'Test Connection',
    trafficGuide: 'How to Set Up a Proxy',
    help: 'Help',
    about: 'About Juice Range',
  },
  help: {
    title: 'Juice Range help',
    quickStart: 'Quick Start',
    trainer: 'Checklist for Trainers',
    plans: 'Plans for Workshops',
    trouble: 'When Something Does Not Work',
  },
  dialogs: {
    ok: 'OK',
    cancel: 'Cancel',
    notReady: 'The shop is not running yet. Wait until its page shows, then try again.',
    busy: 'Another dialog is open. Answer it first.',
    saveTitle: 'Save backup',
    saveFailed: (reason: string) => `The backup could not be saved: ${reason}`,
    notABackup: 'The page gave the app something that is not a backup, so nothing was saved.',
    badCodes: 'Received invalid continue code from the server!',
    openTitle: 'Restore backup',
    backupFiles: 'Juice Range backups',
    logFiles: 'Logs',
    webPages: 'Web pages',
    saveLogTitle: 'Save log',
    saveLogFailed: (reason: string) => `The log could not be saved: ${reason}`,
    allFiles: 'All files',
    restored: (fileName: string) => `Backup has been restored from ${fileName}`,
    restoreFailed: 'The backup was not restored',
    restoreFile: (fileName: string) => `Restore the backup ${fileName}?`,
    restoreFileDetail: (solved: number, learner: string | undefined) =>
      `It holds ${solved} solved ${solved === 1 ? 'challenge' : 'challenges'}${learner === undefined ? '' : ` of ${learner}`}. They are added to yours; what you have solved stays solved.`,
    restoreFileAction: 'Restore',
    inMemory: 'There is no data folder',
    inMemoryDetail: 'This shop lives in memory until you quit. Save a backup to keep what you solved.',
    folderNotOpened: (path: string) => `The folder ${path} could not be opened`,
    resetShop: 'Reset the shop?',
    resetShopDetail:
      'Accounts, orders, reviews and everything else in the shop go back to how they came. Solved challenges stay solved.',
    resetShopAction: 'Reset Shop',
    resetProgress: 'Reset your progress?',
    resetProgressDetail:
      'All challenges go back to unsolved. The shop itself stays as it is. Save a backup first if you may want them back.',
    resetProgressAction: 'Reset Progress',
    resetFailed: 'That did not work',
    leave: 'Open this page in your system browser?',
    leaveDetail: (url: string) => `${url}\n\nIt is not part of the shop, so it does not open in this window.`,
    leaveAction: 'Open in Browser',
    about: (version: string) => `Juice Range ${version}`,
  },
  report: {
    chooseTitle: "Choose the learners' backups",
    saveTitle: 'Save the report',
    failed: 'The report could not be saved',
    done: (learners: number) => `The report on ${learners} ${learners === 1 ? 'backup' : 'backups'} is saved.`,
    doneDetail: (refused: readonly { readonly fileName: string; readonly reason: string }[]) =>
      [
        'A table for spreadsheets (CSV) lies beside it.',
        ...(refused.length === 0 ? [] : ['', 'Left out, and listed in the report:']),
        ...refused.slice(0, 5).map(({ fileName, reason }) => `${fileName}: ${reason}`),
        ...(refused.length > 5 ? [`and ${refused.length - 5} more`] : []),
      ].join('\n'),
    open: 'Open Report',
  },
  walls: {
    heading: 'Around the shop process:',
    inForce: 'in force',
    notInForce: 'NOT in force',
    notRunning: 'the shop is not running',
    permissionModel: "Node's permission model",
    refused: {
      readOutside: 'reading other files is refused',
      writeOutside: 'writing other files is refused',
      childProcess: 'starting programs is refused',
      worker: 'starting threads is refused',
      addon: 'loading native code is refused',
      attach: 'attaching other databases is refused',
      otherDatabase: 'opening other databases is refused',
      moduleLoading: 'loading further modules is refused',
    } satisfies Record<ConfinementProbe, string>,
  },
} as const;
