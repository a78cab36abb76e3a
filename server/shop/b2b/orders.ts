import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import { type EvaluationResult, loopLimitMessage } from '../../decoy/evaluator.ts';
import { bodyField } from '../../http/body.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** How long business customers may take to pay, in milliseconds. */
const paymentTerm = 14 * 24 * 60 * 60 * 1000;

/** Registers `POST /b2b/v2/orders`, which takes orders of business customers but stores nothing (api-shop.md 22). */
export function registerB2bOrders(app: FastifyInstance, { config, evaluator, events }: ShopContext): void {
  const isWeak = isWeaknessOn(config, 'rceChallenge') || isWeaknessOn(config, 'rceOccupyChallenge');

  app.post('/b2b/v2/orders', async (request) => {
    const orderLines = bodyField(request, 'orderLinesData');
    if (isWeak && orderLines) {
      refuseUnlessText(orderLines);
      // weakness: rceChallenge, rceOccupyChallenge (data from a customer is run as a program)
      const result = await evaluator.evaluate({ kind: 'orderLines', source: orderLines, globals: {} });
      events.emit('orderLines.evaluated', { outcome: outcomeOf(result) });
      refuseUnlessEvaluated(result);
    }
    const now = new Date();
    return {
      cid: bodyField(request, 'cid'),
      orderNo: createHash('md5').update(`${now}_B2B`).digest('hex'),
      paymentDue: new Date(now.getTime() + paymentTerm),
    };
  });
}

/** @throws PageError 500 for anything but a string, which the contract's interpreter takes for a program that was parsed already */
function refuseUnlessText(orderLines: unknown): asserts orderLines is string {
  if (typeof orderLines !== 'string') {
    const { type }: { readonly type?: unknown } = Object(orderLines);
    throw new PageError(`Unsupported expression: ${typeof type === 'string' ? type : undefined}`);
  }
}

function outcomeOf(result: EvaluationResult): 'value' | 'loopLimit' | 'timedOut' | 'failed' {
  switch (result.outcome) {
    case 'value':
    case 'timedOut':
      return result.outcome;
    case 'threw':
      return result.message === loopLimitMessage ? 'loopLimit' : 'failed';
    default:
      return 'failed';
  }
}

/** @throws PageError 503 if the evaluation took too long, 500 if it failed */
function refuseUnlessEvaluated(result: EvaluationResult): void {
  switch (result.outcome) {
    case 'value':
      return;
    case 'timedOut':
    case 'busy':
      throw new PageError('Sorry, we are temporarily not available! Please try again later.', { status: 503 });
    case 'threw':
      throw new PageError(result.message, { name: result.message === loopLimitMessage ? 'Error' : result.name });
    case 'outOfMemory':
      throw new PageError('out of memory', { name: 'InternalError' });
    case 'crashed':
      throw new PageError('The order lines could not be evaluated');
  }
}
