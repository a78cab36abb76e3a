import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../budgets.ts';
import type { HostRefusal } from '../http/frame/host-check.ts';
import { registerCoding } from './coding/register-coding.ts';
import { registerCodingDebrief } from './coding/register-coding-debrief.ts';
import { registerOwnFix } from './coding/register-own-fix.ts';
import { registerSnippets } from './coding/register-snippets.ts';
import { converse } from './conversation.ts';
import { laterNumbering, ownNumbering } from './numbering.ts';
import { registerBackup } from './routes/backup.ts';
import { registerBoardDrawing } from './routes/board-drawing.ts';
import { registerChallenges } from './routes/challenges.ts';
import { registerClass } from './routes/class.ts';
import { registerContinueCodes } from './routes/continue-codes.ts';
import { registerCtfMapping } from './routes/ctf-mapping.ts';
import { registerDebrief } from './routes/debrief.ts';
import { registerChallengeTexts, registerHelp } from './routes/help.ts';
import { registerHints } from './routes/hints.ts';
import { registerLearner } from './routes/learner.ts';
import { registerLessons } from './routes/lessons.ts';
import { registerPaths } from './routes/paths.ts';
import { registerRepeatNotification } from './routes/repeat-notification.ts';
import { registerResets } from './routes/reset.ts';
import { registerSolvedFlaws } from './routes/solved-flaws.ts';
import { registerHoneyPot } from './routes/web3/honey-pot.ts';
import { registerWalletBank } from './routes/web3/wallet-bank.ts';
import { registerWalletKey } from './routes/web3/wallet-key.ts';
import { attachSocketServer } from './socket.ts';
import type { Training } from './training.ts';

/** What the routes of the training layer need. */
export interface TrainingRoutes {
  readonly training: Training;
  readonly budgets: Budgets;
  /** The frame's own check of Host headers, because the socket server answers before the frame does (decision 12). */
  readonly hostRefusal: HostRefusal;
  /** Seeds the shop anew ("Reset shop", decision 3). */
  readonly resetShop: () => Promise<void>;
}

/**
 * Registers the training layer: `/api/Challenges`, continue codes, repeat-notification, the range's own routes and the
 * socket server on `app.server`. Call it after the frame is registered and before the shop's routes are.
 */
export async function registerTraining(app: FastifyInstance, routes: TrainingRoutes): Promise<void> {
  const { training, budgets, hostRefusal, resetShop } = routes;
  const { config, content, catalogue, engine, progress, resetProgress, log } = training;

  attachSocketServer(app, training.pages, hostRefusal, budgets.pages);
  converse(training);
  registerChallenges(app, training);
  registerChallengeTexts(app, training);
  const own = ownNumbering(catalogue, log);
  const configured =
    config.challenges.continueCodeIds === 'v20'
      ? laterNumbering('v20', content.challengesOfV20, { catalogue, log })
      : own;
  registerContinueCodes(app, { catalogue, engine, progress, numbering: { own, configured } });
  registerBackup(app, { catalogue, progress });
  registerRepeatNotification(app, training);
  registerHelp(app, training);
  registerHints(app, training);
  registerLearner(app, training, budgets.learner);
  registerClass(app, training);
  registerPaths(app, training);
  registerBoardDrawing(app, training);
  registerLessons(app, training);
  registerDebrief(app, training);
  registerSolvedFlaws(app, training);
  registerWalletKey(app, training);
  registerHoneyPot(app, training);
  registerWalletBank(app, training);
  registerCtfMapping(app, training);
  registerSnippets(app, training);
  registerCoding(app, training);
  registerCodingDebrief(app, training);
  registerOwnFix(app, training);
  registerResets(app, { resetProgress, resetShop });
}
