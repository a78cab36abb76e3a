import type { ContractRoute } from '../../../shared/api/routes.ts';
import { describeRequest, type Request } from '../request.ts';
import type { Answer } from '../send.ts';
import { isPrescribed } from './prescribed-failures.ts';

const repository = process.cwd();

/** Verdicts on the routes whose responses the contract gives no body: the second factor (api-account.md 12) and file servers (api-learning.md 23). */
const silentRefusals = /^\/(rest\/2fa|ftp|encryptionkeys|support\/logs|\.well-known)(\/|$)/i;

/** Fails for a response that breaks the contract: a 5xx that nothing prescribes, invalid JSON, a refusal without a reason, a path of this machine. */
export function checkAnswer(route: ContractRoute, request: Request, answer: Answer): void {
  const text = answer.body.toString();
  const fail = (what: string) => {
    const shown = text.length > 1500 ? `${text.slice(0, 1500)}...` : text;
    throw new Error(`${what}\n\n${describeRequest(request)}\n\nanswered ${answer.status}: ${shown}`);
  };
  if (answer.status >= 500 && !isPrescribed(route, request, answer.status, text)) {
    fail('The contract prescribes no such failure.');
  }
  const hasBody = request.verb !== 'HEAD' && answer.status !== 204 && answer.status !== 304;
  const isWhole = answer.status !== 206;
  if (hasBody && isWhole && /^application\/json/.test(answer.headers['content-type'] ?? '') && !isJson(text)) {
    fail('The answer calls itself JSON but isn’t.');
  }
  const hasNoRoute = answer.status === 431;
  const isSilent = hasNoRoute || silentRefusals.test(route.path);
  if (hasBody && answer.status >= 400 && answer.status < 500 && text === '' && !isSilent) {
    fail('The refusal gives no reason.');
  }
  if (text.includes(repository)) {
    fail('The answer shows where the shop really is.');
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
