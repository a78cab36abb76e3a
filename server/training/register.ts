import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { CodingChallenges } from '../../shared/api/coding-challenges.ts';
import type { ChallengeTexts, Content } from '../../shared/content/content.ts';
import type { Budgets } from '../budgets.ts';
import type { Config } from '../config/config.ts';
import type { ShopDatabase, SqlDatabase } from '../database/shop-database.ts';
import type { FrameEvents } from '../http/events.ts';
import { createResourceStore } from '../http/resources/store.ts';
import type { Translations } from '../http/translations.ts';
import type { ShopEventEmitter } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';
import { createCatalogue, createTextChanges } from './catalogue.ts';
import { createCheatScores } from './cheat-score/cheat-scores.ts';
import { createSeenUrls } from './cheat-score/seen-urls.ts';
import { createCodingAccuracy } from './coding/accuracy.ts';
import { createCodingJudge } from './coding/judge.ts';
import { registerSnippets } from './coding/register-snippets.ts';
import { createContinueCodes } from './continue-codes.ts';
import { detectors } from './detectors/detectors.ts';
import { createEngine } from './engine.ts';
import { createFlags } from './flags.ts';
import { createLocalizedChallenges } from './localized-challenges.ts';
import type { FollowMetrics } from './metrics/register-metrics.ts';
import { createNotifications } from './notifications.ts';
import { laterNumbering, ownNumbering } from './numbering.ts';
import { openProgress, type ProgressElsewhere } from './progress.ts';
import { createProjection } from './projection.ts';
import { registerBackup } from './routes/backup.ts';
import { registerChallengeTexts } from './routes/challenge-texts.ts';
import { challengeResource, registerChallenges } from './routes/challenges.ts';
import { registerContinueCodes } from './routes/continue-codes.ts';
import { registerCtfMapping } from './routes/ctf-mapping.ts';
import { registerHelp } from './routes/help.ts';
import { registerRepeatNotification } from './routes/repeat-notification.ts';
import { registerResets } from './routes/reset.ts';
import type { ServerSide } from './routes/server-side.ts';
import { registerHoneyPot } from './routes/web3/honey-pot.ts';
import { registerWalletBank } from './routes/web3/wallet-bank.ts';
import { registerWalletKey } from './routes/web3/wallet-key.ts';
import { converse, createSocketServer, type HostRefusal } from './socket.ts';
import { watch } from './watch.ts';
import { createWebhook } from './webhook/webhook.ts';

/** What the training layer gets from `server/app.ts`. */
export interface TrainingOptions {
  readonly config: Config;
  readonly content: Content;
  /** What is asked about the shop's own code; asked once, when somebody first wants some. */
  readonly readCodingChallenges: () => CodingChallenges;
  readonly translations: Translations;
  /** The challenges in a language of the menu; null where they are not translated. Read once each. */
  readonly readChallengeTexts: (language: string) => ChallengeTexts | null;
  readonly events: ShopEventEmitter;
  readonly shop: ShopView;
  /** `shop.sqlite`: only its Challenges table is written, as a projection of progress (rulings 2). */
  readonly shopDatabase: ShopDatabase;
  /** `progress.sqlite`, opened with `synchronous=FULL`; the training layer makes its tables. Closed by the caller. */
  readonly progressDatabase: SqlDatabase;
  /** Who keeps the progress of a shop without files; null where there are some. */
  readonly progressElsewhere: ProgressElsewhere | null;
  readonly frame: FrameEvents;
  /** Flag key of the operator (`CTF_KEY`), null for the built-in one (api-learning.md 8). */
  readonly ctfKey: string | null;
  /** Where solved challenges are reported, null for nowhere (api-learning.md 9). */
  readonly solutionsWebhook: string | null;
  /** Name of the configuration variant, null for the defaults. */
  readonly variant: string | null;
  /** The frame's own check of Host headers: the socket server answers before the frame (rulings 12). */
  readonly hostRefusal: HostRefusal;
  readonly budgets: Budgets;
  /** Seeds the shop anew ("Reset shop", rulings 3). The training layer rewrites its projection afterwards by itself. */
  readonly resetShop: () => void | Promise<void>;
  /** The figures of `/metrics` wait for what they are about. */
  readonly followMetrics: FollowMetrics;
  /** The hidden URL, which waits for whom it tells. */
  readonly serverSide: ServerSide;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

/** What `server/app.ts` may ask of the running training layer. */
export interface Training {
  /** Forgets everything solved, and what waits to be shown ("Reset progress"). */
  resetProgress(): void;
  /** Writes the Challenges table anew; to be called after the shop was reseeded by anything but the HTTP route. */
  project(): void;
}

/**
 * Registers the training layer: `/api/Challenges`, continue codes, repeat-notification, the range's own routes and the
 * socket server on `app.server`. Call after the frame and before the shop's routes.
 * @throws DataFolderError when the progress is of another version
 */
export function registerTraining(app: FastifyInstance, options: TrainingOptions): Training {
  const { config, content, translations, events, shop, shopDatabase, progressDatabase, frame, log } = options;

  const change = createTextChanges(config, content.configuration);
  const catalogue = createCatalogue(content, config, change);
  const localized = createLocalizedChallenges({ content, catalogue, change, read: options.readChallengeTexts });
  const { progressElsewhere } = options;
  const progress = openProgress(progressDatabase, progressElsewhere);
  const projection = createProjection(shopDatabase, catalogue, progress);
  projection.writeAll();

  const io = createSocketServer(app, options.hostRefusal, options.budgets.pages);
  /** Tells the pages, once what they are told of can be lost no more. */
  const tell: typeof io.emit = (...event) => {
    if (progressElsewhere === null) {
      return io.emit(...event);
    }
    progressElsewhere.isKept().then(() => io.emit(...event));
    return true;
  };
  const notifications = createNotifications(
    (notification) => tell('challenge solved', notification),
    options.budgets.notifications.count,
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
  const engine = createEngine({
    catalogue,
    progress,
    projection,
    notifications,
    flagOf: createFlags(options.ctfKey || content.keys.ctfKey),
    onSolved: (challenge, flag) => {
      const cheatScore = cheatScores.hackIt(challenge);
      const totalCheatScore = cheatScores.total();
      log('info', `Cheat score of ${challenge.key} (hack it): ${cheatScore}, of all: ${totalCheatScore}`);
      webhook?.({ key: challenge.key, flag, cheatScore, totalCheatScore });
    },
    hidesNotifications: !config.challenges.showSolvedNotifications,
    log,
  });
  // Decided at the start: what is solved before the first page comes (by another tool, or by that page's own first requests) must not
  // cost the learner what their browser has kept.
  let mayRestore = progress.isEmpty() && !progress.wasReset();
  const verify = watch(detectors, { events, frame, context: { config, content, shop }, engine, log });
  converse(io, {
    notifications,
    mayRestore: () => mayRestore,
    verify,
    onError: (error) => log('warn', `A message of a page failed: ${inspect(error)}`),
  });

  options.serverSide.follow(engine);
  options.followMetrics({
    catalogue,
    progress,
    learning: { cheatScores, accuracy },
    shop,
    onRead: (userAgent) => {
      if (!config.challenges.metricsIgnoredUserAgents.some((ignored) => userAgent?.includes(ignored))) {
        engine.solve('exposedMetricsChallenge');
      }
    },
  });

  const resetProgress = (): void => {
    mayRestore = false;
    options.serverSide.forget();
    progress.reset();
    notifications.clear();
    accuracy.reset();
    cheatScores.reset();
    projection.writeAll();
  };
  registerChallenges(app, { database: shopDatabase, translations }, localized);
  registerChallengeTexts(app, localized);
  const codes = createContinueCodes(content.keys.hashids);
  const own = ownNumbering(catalogue, log);
  const configured =
    config.challenges.continueCodeIds === 'v20'
      ? laterNumbering('v20', content.challengesOfV20, { catalogue, log })
      : own;
  registerContinueCodes(app, { catalogue, codes, engine, progress, numbering: { own, configured } });
  registerBackup(app, { catalogue, codes, progress });
  registerRepeatNotification(app, catalogue, engine, log);
  registerHelp(app, { config, help: content.help, catalogue, localized, progress });
  const web3 = { challenges: createResourceStore(shopDatabase, challengeResource), catalogue, engine };
  registerWalletKey(app, web3);
  registerHoneyPot(app, events, web3);
  registerWalletBank(app, events, engine);
  registerCtfMapping(app, config);
  const judge = createCodingJudge({
    readContent: config.challenges.codingChallengesEnabled === 'never' ? () => ({}) : options.readCodingChallenges,
    catalogue,
    engine,
    accuracy,
    cheatScores,
    announce: (key, codingChallengeStatus) => tell('code challenge solved', { key, codingChallengeStatus }),
    log,
  });
  registerSnippets(app, judge, translations);
  registerResets(app, {
    resetProgress,
    resetShop: async () => {
      await options.resetShop();
      projection.writeAll();
    },
  });
  return { resetProgress, project: projection.writeAll };
}
