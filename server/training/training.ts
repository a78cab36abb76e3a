import type { FastifyRequest } from 'fastify';
import type { BoardDrawing } from '../../shared/api/board-drawing.ts';
import type { CodingChallenges } from '../../shared/api/coding-challenges.ts';
import type { WeakLinesByKey } from '../../shared/api/debrief.ts';
import type { ChallengeTexts, Content } from '../../shared/content/content.ts';
import type { LongTexts } from '../../shared/content/long-texts.ts';
import type { Budgets } from '../budgets.ts';
import type { Config } from '../config/config.ts';
import type { Databases } from '../database/open.ts';
import type { FrameEvents } from '../http/events.ts';
import type { Translations } from '../http/translations.ts';
import type { FixLink } from '../own-fix/messages.ts';
import type { ShopEventEmitter } from '../shop/events.ts';
import { createShopView, type ShopView } from '../shop/view.ts';
import { type Catalogue, createCatalogue, createTextChanges } from './catalogue.ts';
import { type CheatScores, createCheatScores } from './cheat-score/cheat-scores.ts';
import { createSeenUrls } from './cheat-score/seen-urls.ts';
import { type ClassDesk, createClassDesk } from './class/class-desk.ts';
import type { ClassLink } from './class/class-link.ts';
import { type CodingAccuracy, createCodingAccuracy } from './coding/accuracy.ts';
import { type CodingJudge, createCodingJudge } from './coding/judge.ts';
import type { VerifyMessage } from './detector.ts';
import { createEngine, type Engine } from './engine.ts';
import { createFlags } from './flags.ts';
import { createHandbook, type Handbook, type HandbookFiles } from './handbook/handbook.ts';
import { type Learner, openLearner } from './learner/learner.ts';
import { createLocalizedChallenges, type LocalizedChallenges } from './localized-challenges.ts';
import { createLongTexts } from './long-texts.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { openProgress, type Progress, type ProgressElsewhere } from './progress.ts';
import { createProjection, type Projection } from './projection.ts';
import { createServerSide, type ServerSide } from './server-side.ts';
import { createSocketServer, type SocketServer } from './socket.ts';
import { detectors, watch } from './watch.ts';
import { createWebhook } from './webhook/webhook.ts';

/** What the training layer is built from. */
export interface TrainingOptions {
  readonly config: Config;
  readonly budgets: Budgets;
  readonly content: Content;
  /**
   * Of `shop.sqlite`, the training layer writes only the Challenges table, as a projection of progress (decision 2). `progress.sqlite` is its own.
   */
  readonly databases: Databases;
  readonly events: ShopEventEmitter;
  readonly frame: FrameEvents;
  readonly translations: Translations;
  /** Reads the challenges in a language of the menu; null where they aren't translated. Called once per language. */
  readonly readChallengeTexts: (language: string) => ChallengeTexts | null;
  /** Reads the longer texts of the challenges in a language; null where there are none. Called once per language. */
  readonly readLongTexts: (language: string) => LongTexts | null;
  /** Reads the coding challenges. Called once, when somebody first asks for one. */
  readonly readCodingChallenges: () => CodingChallenges;
  /** Reads the weak lines of the challenges. Called once, when somebody first asks for a debrief. */
  readonly readWeakLines: () => WeakLinesByKey;
  /** Reads the drawn parts of the score board. Called once, when somebody first opens it. */
  readonly readBoardDrawing: () => BoardDrawing;
  /** The link to the process that tries learners' own fixes (decision 110). */
  readonly fixes: FixLink;
  /** Reads the packed handbook. */
  readonly handbookFiles: HandbookFiles;
  /** Keeps the progress of a shop without files (`--ephemeral`) beyond the end of its process. */
  readonly progressElsewhere?: ProgressElsewhere | undefined;
  /** The operator's flag key (environment variable `CTF_KEY`), null for the built-in one (api-learning.md 8). */
  readonly ctfKey: string | null;
  /** Leads to whoever reports to a class board; absent without one. */
  readonly classLink?: ClassLink | undefined;
  /** Where solved challenges are reported (environment variable `SOLUTIONS_WEBHOOK`), null for nowhere (api-learning.md 9). */
  readonly solutionsWebhook: string | null;
  /** Name of the configuration variant, null for the defaults. */
  readonly variant: string | null;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

/** The training layer without its routes: what it knows about the challenges and the learner. */
export interface Training
  extends Pick<
    TrainingOptions,
    | 'config'
    | 'content'
    | 'databases'
    | 'events'
    | 'fixes'
    | 'translations'
    | 'readWeakLines'
    | 'readBoardDrawing'
    | 'log'
  > {
  readonly shop: ShopView;
  readonly catalogue: Catalogue;
  readonly localized: LocalizedChallenges;
  /** Returns the longer texts of the challenges for whoever asks; none in English. */
  readonly longTextsFor: (request: FastifyRequest) => LongTexts;
  readonly progress: Progress;
  /** What is kept of the learner besides solves. */
  readonly learner: Learner;
  readonly projection: Projection;
  readonly engine: Engine;
  readonly notifications: Notifications;
  readonly cheatScores: CheatScores;
  readonly accuracy: CodingAccuracy;
  readonly judge: CodingJudge;
  readonly handbook: Handbook;
  readonly serverSide: ServerSide;
  readonly classDesk: ClassDesk;
  /** Makes flags with another key from now on: in a contest, each team has its own. */
  readonly setFlagKey: (key: string) => void;
  /** All connected pages. */
  readonly pages: SocketServer;
  /** Decides whether a page's message solves a challenge. */
  readonly verify: (message: VerifyMessage, payload: unknown) => void;
  /**
   * Returns whether a page may restore the continue codes in its cookies: the shop started without progress, and not because of a reset (decision 4).
   */
  readonly mayRestore: () => boolean;
  /** Forgets everything solved, whatever else is kept of the learner, and all waiting notifications ("Reset progress"). */
  readonly resetProgress: () => void;
}

/**
 * Makes the training layer, which listens to the shop and the frame from now on.
 * @throws DataFolderError when the progress file is of another version
 */
export function createTraining(options: TrainingOptions): Training {
  const { config, budgets, content, databases, events, frame, log, progressElsewhere } = options;
  const shop = createShopView(databases.shop, databases.documents);
  const change = createTextChanges(config, content.configuration);
  const catalogue = createCatalogue(content, config, change);
  const localized = createLocalizedChallenges({ content, catalogue, change, read: options.readChallengeTexts });
  const longTextsFor = createLongTexts(content.locales, options.readLongTexts);
  const progress = openProgress(databases.progress, progressElsewhere ?? null);
  const learner = openLearner({
    database: databases.progress,
    budget: budgets.learner,
    hintsOf: (key) => content.help[key].hints.length + 1,
    elsewhere: progressElsewhere ?? null,
    onChange: (changed) => classDesk.noted(changed),
  });
  const projection = createProjection(databases.shop, catalogue, progress);
  projection.writeAll();

  const pages = createSocketServer(budgets.pages);
  /** Sends an event to the pages, once the progress that it reports can no longer be lost. */
  const tell: typeof pages.emit = (...event) => {
    if (progressElsewhere === undefined) {
      return pages.emit(...event);
    }
    void progressElsewhere.isKept().then(() => pages.emit(...event));
    return true;
  };
  const notifications = createNotifications(
    (notification) => tell('challenge solved', notification),
    budgets.notifications.count,
  );
  const webhook =
    options.solutionsWebhook === null
      ? null
      : createWebhook({
          url: options.solutionsWebhook,
          applicationName: config.application.name,
          variant: options.variant,
          log,
        });
  const seenUrls = createSeenUrls();
  frame.onRequest(seenUrls.see);
  const cheatScores = createCheatScores(config, seenUrls, () => performance.now());
  const accuracy = createCodingAccuracy();
  let makeFlag = createFlags(options.ctfKey || content.keys.ctfKey);
  const flagOf = (challengeName: string) => makeFlag(challengeName);
  const classDesk = createClassDesk({
    link: options.classLink ?? null,
    catalogue,
    progress,
    learner: () => learner,
    cheatScores,
    flagOf,
    onStatus: () => pages.emit('class changed'),
  });
  const engine = createEngine({
    catalogue,
    progress,
    projection,
    notifications,
    flagOf,
    onSolved: (challenge, flag) => {
      const cheatScore = cheatScores.hackIt(challenge);
      const totalCheatScore = cheatScores.total();
      log('info', `Cheat score of ${challenge.key} (hack it): ${cheatScore}, of all: ${totalCheatScore}`);
      webhook?.({ key: challenge.key, flag, cheatScore, totalCheatScore });
      classDesk.solved(challenge, { cheatScore, totalCheatScore });
    },
    onRestored: classDesk.restored,
    hidesNotifications: !config.challenges.showSolvedNotifications,
    log,
  });
  const judge = createCodingJudge({
    readContent: config.challenges.codingChallengesEnabled === 'never' ? () => ({}) : options.readCodingChallenges,
    hasExtra: config.range.extraCodingChallenges,
    catalogue,
    engine,
    progress,
    learner,
    accuracy,
    cheatScores,
    announce: (key, codingChallengeStatus) => {
      classDesk.coding(key, codingChallengeStatus);
      tell('code challenge solved', { key, codingChallengeStatus });
    },
    log,
  });
  const handbook = createHandbook(options.handbookFiles, { config, content, catalogue });
  const serverSide = createServerSide(events, engine);
  const verify = watch(detectors, { events, frame, context: { config, content, shop }, engine, log });

  // Decided at the start: a challenge solved before the first page connects (by another tool, or by that page's own first requests) must not cost the
  // learner what their browser has kept.
  let mayRestore = progress.isEmpty() && !progress.wasReset();
  return {
    ...options,
    shop,
    catalogue,
    localized,
    longTextsFor,
    progress,
    learner,
    projection,
    engine,
    notifications,
    cheatScores,
    accuracy,
    judge,
    handbook,
    serverSide,
    classDesk,
    setFlagKey: (key) => {
      makeFlag = createFlags(key);
    },
    pages,
    verify,
    mayRestore: () => mayRestore,
    resetProgress: () => {
      mayRestore = false;
      serverSide.forget();
      learner.forget();
      progress.reset();
      notifications.clear();
      accuracy.reset();
      judge.reset();
      cheatScores.reset();
      projection.writeAll();
      classDesk.progressReset();
    },
  };
}
