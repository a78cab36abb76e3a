import type { TFunction } from 'i18next';
import { type ExchangeEnd, workbenchLimits } from '../../../../../../../shared/api/workbench.ts';
import { lastAnswer, type Row } from '../../run/run.ts';

const texts: Readonly<Record<ExchangeEnd, string>> = {
  complete: 'RUNNER_END_COMPLETE',
  closed: 'RUNNER_END_CLOSED',
  timeout: 'RUNNER_END_TIMEOUT',
  tooLong: 'RUNNER_END_TOO_LONG',
  refused: 'RUNNER_END_REFUSED',
  stopped: 'RUNNER_END_STOPPED',
};

/** Says how the last exchange of a row ended, or why there was no further one. */
export function endText(row: Row, t: TFunction): string {
  if (row.missing !== undefined) {
    return t('RUNNER_END_MISSING', { name: row.missing });
  }
  return t(texts[lastAnswer(row)?.end ?? 'stopped'], { seconds: workbenchLimits.requestTime / 1000 });
}
