import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { KeptChallenge } from '../../shared/api/kept-progress.ts';
import { type Budgets, budgets } from '../budgets.ts';
import type { EvaluationKind } from '../decoy/evaluator.ts';
import { cleanLine } from './log-lines.ts';
import type { ConfinementProbe, ConfinementReport, LogLevel, MessageFromShop, StartFault } from './messages.ts';
import { isKey, isRecord } from './read-record.ts';
import { readReaderRequest } from './reader/reader-requests.ts';

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
  place: true,
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
  'engineFlags',
  'archives',
];

/** A job that is not passed on, because something of it is too long: whoever waits for it is told. */
export interface RefusedJob {
  readonly type: 'refused';
  readonly of: 'evaluate' | 'askChain';
  readonly id: number;
}

/**
 * Reads a message of the shop process, which may have been taken over: whatever is not of the agreed form is ignored.
 * Texts for people come back cleaned.
 */
export function readShopMessage(
  message: unknown,
  limits: Budgets['jobs'] = budgets.jobs,
): MessageFromShop | RefusedJob | undefined {
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
            offersHelp: message.offersHelp === true,
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
      return readEvaluate(message, limits);
    case 'askChain':
      return readAskChain(message, limits);
    case 'solved':
      return { type: 'solved', challenges: readChallenges(message.challenges) };
    case 'progressReset':
      return { type: 'progressReset' };
    case 'copy':
    case 'copyPart':
    case 'runSql':
      return readReaderRequest(message);
    case 'resetDone':
      return message.what === 'shop' || message.what === 'progress'
        ? { type: 'resetDone', what: message.what }
        : undefined;
    case 'resetFailed':
      return { type: 'resetFailed' };
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

function readEvaluate({ id, job }: Readonly<Record<string, unknown>>, limits: Budgets['jobs']) {
  if (!isId(id) || !isRecord(job)) {
    return undefined;
  }
  const { kind, source, globals } = job;
  if (!isKey(kinds, kind) || typeof source !== 'string' || typeof globals !== 'string') {
    return undefined;
  }
  return source.length <= limits.source && globals.length <= limits.globals
    ? ({ type: 'evaluate', id, job: { kind, source, globals } } as const)
    : ({ type: 'refused', of: 'evaluate', id } as const);
}

function readAskChain({ id, job }: Readonly<Record<string, unknown>>, limits: Budgets['jobs']) {
  if (!isId(id) || !isRecord(job)) {
    return undefined;
  }
  const { kind, text } = job;
  if ((kind !== 'request' && kind !== 'restore') || typeof text !== 'string') {
    return undefined;
  }
  return text.length <= limits.chainText
    ? ({ type: 'askChain', id, job: { kind, text } } as const)
    : ({ type: 'refused', of: 'askChain', id } as const);
}

function readChallenges(challenges: unknown): readonly KeptChallenge[] {
  const list: readonly unknown[] = Array.isArray(challenges) ? challenges.slice(0, challengeKeys.length) : [];
  return list.flatMap((challenge) => {
    if (!isRecord(challenge)) {
      return [];
    }
    const { solvedAt, codingStatus, codingChangedAt } = challenge;
    const key = challengeKeys.find((known) => known === challenge.key);
    const isOne =
      key !== undefined &&
      isTime(solvedAt) &&
      isTime(codingChangedAt) &&
      (codingStatus === 0 || codingStatus === 1 || codingStatus === 2);
    return isOne ? [{ key, solvedAt, codingStatus, codingChangedAt }] : [];
  });
}

/** A time of day, or null for none. */
function isTime(time: unknown): time is string | null {
  return time === null || (typeof time === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time));
}

function isId(id: unknown): id is number {
  return Number.isSafeInteger(id);
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
