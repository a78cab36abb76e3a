import type { EvaluationKind } from '../decoy/evaluator.ts';
import { cleanLine } from './log-lines.ts';
import type { ConfinementProbe, ConfinementReport, LogLevel, MessageFromShop, StartFault } from './messages.ts';
import { isKey, isRecord } from './read-record.ts';

/** Longest texts the evaluator is given, in characters; the shop's own limits are far below. */
const longestSource = 256 * 1024;
const longestGlobals = 8 * 1024 * 1024;

const kinds: Readonly<Record<EvaluationKind, true>> = {
  where: true,
  orderLines: true,
  userName: true,
  erasureLayout: true,
  chatbot: true,
  pug: true,
  xml: true,
  yaml: true,
};

/** Longest text the chain is given, in characters: a request of 2 MB, a part of what was kept. */
const longestChainText = 8 * 1024 * 1024;

/** Requests that are told of at once. */
const mostRequests = 12;

const levels: Readonly<Record<LogLevel, true>> = { info: true, warn: true, error: true };

const faults: Readonly<Record<StartFault, true>> = {
  shopFiles: true,
  progressFile: true,
  folder: true,
  inUse: true,
  port: true,
  configuration: true,
  crash: true,
};

const probes: readonly ConfinementProbe[] = [
  'readOutside',
  'writeOutside',
  'childProcess',
  'worker',
  'addon',
  'attach',
  'otherDatabase',
  'moduleLoading',
];

/**
 * Reads a message of the shop process, which may have been taken over: whatever is not of the agreed form is ignored.
 * Texts for people come back cleaned.
 */
export function readShopMessage(message: unknown): MessageFromShop | undefined {
  if (!isRecord(message)) {
    return undefined;
  }
  switch (message.type) {
    case 'ready':
      return isPort(message.port)
        ? {
            type: 'ready',
            port: message.port,
            preferredPort: isPort(message.preferredPort) ? message.preferredPort : 0,
            confinement: readReport(message.confinement),
          }
        : undefined;
    case 'pong':
      return typeof message.sequence === 'number'
        ? {
            type: 'pong',
            sequence: message.sequence,
            ...(typeof message.memory === 'number' ? { memory: message.memory } : {}),
          }
        : undefined;
    case 'underWay':
      return Array.isArray(message.requests)
        ? { type: 'underWay', requests: message.requests.slice(0, mostRequests).map(readText) }
        : undefined;
    case 'evaluate':
      return readEvaluate(message);
    case 'askChain':
      return readAskChain(message);
    case 'resetDone':
      return message.what === 'shop' || message.what === 'progress'
        ? { type: 'resetDone', what: message.what }
        : undefined;
    case 'failed':
      return {
        type: 'failed',
        reason: readText(message.reason),
        advice: readText(message.advice),
        fault: isKey(faults, message.fault) ? message.fault : 'crash',
      };
    case 'log':
      return { type: 'log', level: readLevel(message.level), text: readText(message.text) };
    default:
      return undefined;
  }
}

function readEvaluate({ id, job }: Readonly<Record<string, unknown>>): MessageFromShop | undefined {
  if (!Number.isSafeInteger(id) || !isRecord(job)) {
    return undefined;
  }
  const { kind, source, globals } = job;
  const isJob =
    isKey(kinds, kind) &&
    typeof source === 'string' &&
    source.length <= longestSource &&
    typeof globals === 'string' &&
    globals.length <= longestGlobals;
  // The line above the compiler cannot follow: id is a number once it is a safe integer.
  return isJob ? { type: 'evaluate', id: id as number, job: { kind, source, globals } } : undefined;
}

function readAskChain({ id, job }: Readonly<Record<string, unknown>>): MessageFromShop | undefined {
  if (!Number.isSafeInteger(id) || !isRecord(job)) {
    return undefined;
  }
  const { kind, text } = job;
  const isJob =
    (kind === 'request' || kind === 'restore') && typeof text === 'string' && text.length <= longestChainText;
  // As above: id is a number once it is a safe integer.
  return isJob ? { type: 'askChain', id: id as number, job: { kind, text } } : undefined;
}

function readReport(report: unknown): ConfinementReport {
  const refused = isRecord(report) && isRecord(report.refused) ? report.refused : {};
  return {
    permissionModel: isRecord(report) && report.permissionModel === true,
    // Exactly the keys of the type, since they come from the list of all of them.
    refused: Object.fromEntries(
      probes.map((probe) => [probe, refused[probe] === true]),
    ) as ConfinementReport['refused'],
  };
}

function readText(text: unknown): string {
  return typeof text === 'string' ? cleanLine(text) : '';
}

function readLevel(level: unknown): LogLevel {
  return isKey(levels, level) ? level : 'info';
}

function isPort(port: unknown): port is number {
  return Number.isInteger(port) && Number(port) > 0 && Number(port) < 65536;
}
