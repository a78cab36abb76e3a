import type { FastifyInstance } from 'fastify';
import type { LocaleContent } from '../../shared/content/seed.ts';
import type { Budgets } from '../budgets.ts';
import type { Config } from '../config/config.ts';
import type { FrameEventEmitter } from './events.ts';
import { createAnswersInFlight } from './frame/answers-in-flight.ts';
import { registerCommonHeaders } from './frame/common-headers.ts';
import { registerLargeAnswers } from './frame/large-answers.ts';
import { registerTextAnswers } from './frame/text-answers.ts';
import { registerWatchedPaths } from './frame/watched-paths.ts';
import { registerWatchedUrls } from './frame/watched-urls.ts';
import { registerFrameTexts } from './pages/frame-texts.ts';

export interface FrameOptions {
  readonly config: Config;
  readonly budgets: Budgets;
  readonly locales: readonly LocaleContent[];
  readonly events: FrameEventEmitter;
  /** Called with each request whose path tries to lead out of what is served. */
  readonly onHostilePath: (request: string) => void;
}

/** Registers what all responses but `/metrics` have, and the texts about the site itself (api-account.md 1, rows 1 to 12). */
export function registerFrame(app: FastifyInstance, frame: FrameOptions): void {
  const { config, budgets, locales, events, onHostilePath } = frame;
  const inFlight = createAnswersInFlight(budgets.answers);
  registerTextAnswers(app, inFlight, budgets.answers);
  registerLargeAnswers(app, inFlight);
  registerCommonHeaders(app, config);
  registerFrameTexts(app, config, locales, events);
  registerWatchedUrls(app, events);
  registerWatchedPaths(app, onHostilePath);
}
