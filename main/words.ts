import english from '../resources/languages/en/desktop.json' with { type: 'json' };
import type { ConfinementProbe, StartFault } from '../server/supervisor/messages.ts';
import type { StartAction } from '../shared/desktop/channels.ts';
import { createWords, type Texts, type Words } from '../shared/text/words.ts';

/**
 * Every text that the shell itself shows, in the language that is spoken (language.ts). The texts are in
 * `resources/languages/<language>/desktop.json`. Whoever keeps one of them beyond a moment has to renew it when the language changes.
 */
export let words = wordsIn(createWords(english, 'en'));

/** The texts by key, for the app's own pages. */
export let pageText: Words = createWords(english, 'en');

let spoken: Texts = {};

/** Returns all texts, in English where the language lacks them. */
export function pageTexts(): Texts {
  return { ...english, ...spoken };
}

/** Says everything in a language from now on. @param own its texts, which may be incomplete */
export function speak(language: string, own: Texts): void {
  spoken = own;
  pageText = createWords(english, language, own);
  words = wordsIn(pageText);
}

function wordsIn(text: Words) {
  return {
    productName: 'Juice Range',
    bar: {
      addressRefused: (origin: string) => text('bar.addressRefused', { origin }),
      portTaken: (wanted: number, port: number) => text('bar.portTaken', { wanted, port }),
      restarted: text('bar.restarted'),
    },
    start: {
      starting: text('start.starting'),
      startingDetail: text('start.startingDetail'),
      restarting: text('start.restarting'),
      restartingDetail: text('start.restartingDetail'),
      slowDetail: text('start.slowDetail'),
      notStarted: text('start.notStarted'),
      flagsInTheApp: text('start.flagsInTheApp'),
      flagBeforeDashes: (flag: string) => text('start.flagBeforeDashes', { flag }),
      idleWord: (word: string) => text('start.idleWord', { word }),
      failed: text('start.failed'),
      failedLabel: text('start.failedLabel'),
      unreachableLabel: text('start.unreachableLabel'),
      advice: {
        shopFiles: text('start.advice.shopFiles'),
        progressFile: text('start.advice.progressFile'),
        folder: text('start.advice.folder'),
        inUse: text('start.advice.inUse'),
        port: text('start.advice.port'),
        configuration: text('start.advice.configuration'),
        place: text('start.advice.place'),
        crash: text('start.advice.crash'),
      } satisfies Record<StartFault, string>,
      unreachable: text('start.unreachable'),
      unreachableDetail: (url: string, reason: string) => text('start.unreachableDetail', { url, reason }),
      unreachableAdvice: text('start.unreachableAdvice'),
      reopening: text('start.reopening'),
      reopeningDetail: text('start.reopeningDetail'),
      closedLabel: text('start.closedLabel'),
      closed: text('start.closed'),
      closedDetail: text('start.closedDetail'),
      closedAdvice: text('start.closedAdvice'),
      proxyAdvice: text('start.proxyAdvice'),
      actions: {
        retry: text('start.actions.retry'),
        useAnotherPort: text('start.actions.useAnotherPort'),
        moveDataAside: text('start.actions.moveDataAside'),
        keepInMemory: text('start.actions.keepInMemory'),
        seedAnew: text('start.actions.seedAnew'),
        leaveConfigurationOut: text('start.actions.leaveConfigurationOut'),
        goDirect: text('start.actions.goDirect'),
        testProxy: text('start.actions.testProxy'),
        openDataFolder: text('start.actions.openDataFolder'),
        openLog: text('start.actions.openLog'),
        openHelp: text('start.actions.openHelp'),
        quit: text('start.actions.quit'),
      } satisfies Record<StartAction, string>,
      badProfile: (path: string) => text('start.badProfile', { path }),
      moreFaults: (more: number) => text('start.moreFaults', { more }),
      movedAside: (path: string) => text('start.movedAside', { path }),
      movedAsideDetail: text('start.movedAsideDetail'),
      notMovedAside: text('start.notMovedAside'),
    },
    windows: {
      log: text('windows.log'),
      traffic: text('windows.traffic'),
      class: text('windows.class'),
      trainer: text('windows.trainer'),
      wall: text('windows.wall'),
    },
    log: {
      pageClosed: text('log.pageClosed'),
    },
    traffic: {
      usualShop: 'http://localhost:3000',
      test: {
        userAgent: 'Juice Range connection test',
        running: (proxy: string) => text('traffic.test.running', { proxy }),
        answers: (proxy: string) => text('traffic.test.answers', { proxy }),
        comesThrough: (url: string) => text('traffic.test.comesThrough', { url }),
        pageGoesThrough: text('traffic.test.pageGoesThrough'),
        pageGoesDirect: text('traffic.test.pageGoesDirect'),
        verdicts: {
          works: text('traffic.test.verdicts.works'),
          notInUse: text('traffic.test.verdicts.notInUse'),
          fails: text('traffic.test.verdicts.fails'),
        },
        failures: {
          isShop: (proxy: string) => text('traffic.test.failures.isShop', { proxy }),
          notReached: (proxy: string, code: string) =>
            code === 'ENOTFOUND' || code === 'EAI_AGAIN'
              ? text('traffic.test.failures.unknownHost', { proxy })
              : text('traffic.test.failures.notReached', { proxy, code }),
          held: text('traffic.test.failures.held'),
          closed: (isHere: boolean) =>
            text(isHere ? 'traffic.test.failures.closedHere' : 'traffic.test.failures.closedElsewhere'),
          otherAnswer: (status: number, isHere: boolean) =>
            text(isHere ? 'traffic.test.failures.otherHere' : 'traffic.test.failures.otherElsewhere', { status }),
        },
      },
    },
    proxy: {
      example: '127.0.0.1:8080',
    },
    menu: {
      file: text('menu.file'),
      saveBackup: text('menu.saveBackup'),
      restoreBackup: text('menu.restoreBackup'),
      report: text('menu.report'),
      classBoard: text('menu.classBoard'),
      forgetClass: text('menu.forgetClass'),
      openDataFolder: text('menu.openDataFolder'),
      resetShop: text('menu.resetShop'),
      resetProgress: text('menu.resetProgress'),
      edit: text('menu.edit'),
      view: text('menu.view'),
      reload: text('menu.reload'),
      reloadFresh: text('menu.reloadFresh'),
      zoomIn: text('menu.zoomIn'),
      zoomOut: text('menu.zoomOut'),
      zoomReset: text('menu.zoomReset'),
      developerTools: text('menu.developerTools'),
      log: text('menu.log'),
      history: text('menu.history'),
      back: text('menu.back'),
      forward: text('menu.forward'),
      home: text('menu.home'),
      shop: text('menu.shop'),
      scoreBoard: text('menu.scoreBoard'),
      decoyInternet: text('menu.decoyInternet'),
      toolbox: text('menu.toolbox'),
      copyAddress: text('menu.copyAddress'),
      openInBrowser: text('menu.openInBrowser'),
      traffic: text('menu.traffic'),
      direct: text('menu.direct'),
      throughProxy: (address: string) => text('menu.throughProxy', { address }),
      proxyAddress: text('menu.proxyAddress'),
      testConnection: text('menu.testConnection'),
      trafficGuide: text('menu.trafficGuide'),
      workbench: text('menu.workbench'),
      recorded: text('menu.recorded'),
      help: text('menu.help'),
      handbook: text('menu.handbook'),
      about: text('menu.about'),
    },
    help: {
      title: text('help.title'),
      quickStart: text('help.quickStart'),
      trainer: text('help.trainer'),
      classBoard: text('help.classBoard'),
      plans: text('help.plans'),
      trouble: text('help.trouble'),
      solutions: text('help.solutions'),
      trainerTitle: text('help.trainerTitle'),
    },
    dialogs: {
      ok: text('dialogs.ok'),
      cancel: text('dialogs.cancel'),
      notReady: text('dialogs.notReady'),
      trainer: text('dialogs.trainer'),
      trainerDetail: text('dialogs.trainerDetail'),
      trainerAction: text('dialogs.trainerAction'),
      boardNotFound: text('dialogs.boardNotFound'),
      boardNotFoundDetail: text('dialogs.boardNotFoundDetail'),
      busy: text('dialogs.busy'),
      quiet: text('dialogs.quiet'),
      saveTitle: text('dialogs.saveTitle'),
      saveFailed: (reason: string) => text('dialogs.saveFailed', { reason }),
      notABackup: text('dialogs.notABackup'),
      badCodes: 'Received invalid continue code from the server!',
      openTitle: text('dialogs.openTitle'),
      backupFiles: text('dialogs.backupFiles'),
      profileFiles: text('dialogs.profileFiles'),
      logFiles: text('dialogs.logFiles'),
      webPages: text('dialogs.webPages'),
      saveLogTitle: text('dialogs.saveLogTitle'),
      saveLogFailed: (reason: string) => text('dialogs.saveLogFailed', { reason }),
      allFiles: text('dialogs.allFiles'),
      restored: (fileName: string) => text('dialogs.restored', { fileName }),
      restoreFailed: text('dialogs.restoreFailed'),
      restoreFile: (fileName: string) => text('dialogs.restoreFile', { fileName }),
      restoreFileDetail: (solved: number, learner: string | undefined) =>
        learner === undefined
          ? text('dialogs.restoreFileDetail', { count: solved })
          : text('dialogs.restoreFileOf', { count: solved, learner }),
      restoreFileAction: text('dialogs.restoreFileAction'),
      inMemory: text('dialogs.inMemory'),
      inMemoryDetail: text('dialogs.inMemoryDetail'),
      folderNotOpened: (path: string) => text('dialogs.folderNotOpened', { path }),
      resetShop: text('dialogs.resetShop'),
      resetShopDetail: text('dialogs.resetShopDetail'),
      resetShopAction: text('dialogs.resetShopAction'),
      resetProgress: text('dialogs.resetProgress'),
      resetProgressDetail: text('dialogs.resetProgressDetail'),
      resetProgressAction: text('dialogs.resetProgressAction'),
      resetFailed: text('dialogs.resetFailed'),
      leave: text('dialogs.leave'),
      leaveDetail: (url: string) => `${url}\n\n${text('dialogs.leaveDetail')}`,
      leaveAction: text('dialogs.leaveAction'),
      about: (version: string) => `Juice Range ${version}`,
    },
    classBoard: {
      name: text('classBoard.name'),
      saveTitle: text('classBoard.saveTitle'),
      saveFailed: (reason: string) => text('classBoard.saveFailed', { reason }),
      closeBoard: text('classBoard.closeBoard'),
      closeBoardDetail: text('classBoard.closeBoardDetail'),
      closeBoardAction: text('classBoard.closeBoardAction'),
      forget: text('classBoard.forget'),
      forgetDetail: text('classBoard.forgetDetail'),
      forgetAction: text('classBoard.forgetAction'),
      noClass: text('classBoard.noClass'),
    },
    report: {
      chooseTitle: text('report.chooseTitle'),
      saveTitle: text('report.saveTitle'),
      failed: text('report.failed'),
      done: (learners: number) => text('report.done', { count: learners }),
      doneDetail: (refused: readonly { readonly fileName: string; readonly reason: string }[]) =>
        [
          text('report.table'),
          ...(refused.length === 0 ? [] : ['', text('report.leftOut')]),
          ...refused.slice(0, 5).map(({ fileName, reason }) => `${fileName}: ${reason}`),
          ...(refused.length > 5 ? [text('report.more', { more: refused.length - 5 })] : []),
        ].join('\n'),
      open: text('report.open'),
    },
    walls: {
      pageHeading: text('walls.pageHeading'),
      sandbox: text('walls.sandbox'),
      withoutInAppImage: text('walls.withoutInAppImage'),
      withoutByFlag: text('walls.withoutByFlag'),
      heading: text('walls.heading'),
      inForce: text('walls.inForce'),
      notInForce: text('walls.notInForce'),
      notRunning: text('walls.notRunning'),
      permissionModel: text('walls.permissionModel'),
      refused: {
        readOutside: text('walls.refused.readOutside'),
        writeOutside: text('walls.refused.writeOutside'),
        childProcess: text('walls.refused.childProcess'),
        worker: text('walls.refused.worker'),
        addon: text('walls.refused.addon'),
        attach: text('walls.refused.attach'),
        otherDatabase: text('walls.refused.otherDatabase'),
        moduleLoading: text('walls.refused.moduleLoading'),
        engineFlags: text('walls.refused.engineFlags'),
        archives: text('walls.refused.archives'),
      } satisfies Record<ConfinementProbe, string>,
    },
  } as const;
}
