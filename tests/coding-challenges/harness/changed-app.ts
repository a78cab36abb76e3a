import { readXml } from '../../../server/decoy/evaluation/documents/read-xml.ts';
import type { EvaluationRequest, EvaluationResult } from '../../../server/decoy/evaluator.ts';
import type { WorldSnapshot } from '../../../server/decoy/world/messages.ts';
import type { Content } from '../../../shared/content/content.ts';
import { type StartedApp, startApp } from '../../support/start-app.ts';

/*
 * What a change may reach: imported anew for each change to a module.
 */

/**
 * Starts the app. The evaluator's code needs a bundler, so code is evaluated elsewhere. Only XML is read here, as that needs no bundler
 * and is what a challenge is about.
 * @param content what to serve in place of what `resources/` holds
 */
export function startChangedApp(
  content: Content | undefined,
  evaluateElsewhere: (request: EvaluationRequest) => Promise<EvaluationResult>,
): Promise<StartedApp> {
  return startApp({
    ...(content && { content }),
    evaluator: {
      evaluate: async (request) =>
        request.kind === 'xml'
          ? // The decoy host puts its snapshot there.
            {
              outcome: 'value',
              value: await readXml(request.source, request.globals.decoy as WorldSnapshot),
              milliseconds: 1,
            }
          : evaluateElsewhere(request),
    },
  });
}
