import { sealEvaluator } from '../../../server/confinement/seal-evaluator.ts';
import { obey } from './probe.ts';

/** A process like the evaluator as learner code would find it that got out of QuickJS. */
obey(({ sealed }) => {
  if (sealed) {
    sealEvaluator();
  }
  return {};
});
