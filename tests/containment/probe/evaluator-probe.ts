import { sealEvaluator } from '../../../server/confinement/seal-evaluator.ts';
import { obey } from './probe.ts';

/** Stands for the evaluator's process, as learner code that got out of QuickJS would find it. */
obey(({ sealed }) => {
  if (sealed) {
    sealEvaluator();
  }
  return {};
});
