import { resolvePath } from '../files/paths.ts';
import type { TreeEntry } from '../files/tree.ts';
import type { CodeOutcome, RecordedRequest, WorldChange, WorldNeed, WorldOutcome } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what an evaluation in the decoy's world gave back. It comes from the process in which hostile code runs: whatever
 * is not of the agreed form makes all of it worthless.
 */
export function readWorldOutcome(value: unknown): WorldOutcome | undefined {
  if (!isFields(value) || !Array.isArray(value.changes)) {
    return undefined;
  }
  const code = value.code === null ? null : readCode(value.code);
  const need = value.need === null ? null : readNeed(value.need);
  const changes = value.changes.map(readChange);
  const isWhole = changes.every((change) => change !== undefined);
  return code === undefined || need === undefined || !isWhole ? undefined : { code, need, changes };
}

function readCode(code: unknown): CodeOutcome | undefined {
  if (!isFields(code)) {
    return undefined;
  }
  const { outcome, text, name, message, duringCompile } = code;
  if (outcome === 'value') {
    return text === null || typeof text === 'string' ? { outcome, text } : undefined;
  }
  return outcome === 'threw' && typeof name === 'string' && typeof message === 'string'
    ? { outcome, name, message, duringCompile: duringCompile === true }
    : undefined;
}

function readNeed(need: unknown): WorldNeed | undefined {
  if (!isFields(need)) {
    return undefined;
  }
  switch (need.kind) {
    case 'tree':
      return { kind: 'tree' };
    case 'content':
      return typeof need.path === 'string' ? { kind: 'content', path: need.path } : undefined;
    case 'request': {
      const request = readRequest(need.request);
      return request === undefined ? undefined : { kind: 'request', request };
    }
    default:
      return undefined;
  }
}

function readRequest(request: unknown): RecordedRequest | undefined {
  if (!isFields(request) || typeof request.url !== 'string') {
    return undefined;
  }
  const { url, method, headers, body, redirects } = request;
  const pairs = Object.entries(isFields(headers) ? headers : {});
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return {
    url,
    headers: Object.fromEntries(texts),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof body === 'string' ? { body } : {}),
    ...(typeof redirects === 'number' ? { redirects } : {}),
  };
}

function readChange(change: unknown): WorldChange | undefined {
  if (!isFields(change) || typeof change.path !== 'string' || resolvePath(change.path, '/') !== change.path) {
    return undefined;
  }
  const { path, content } = change;
  const entry = change.entry === null ? null : readEntry(change.entry);
  if (entry === undefined || path === '/') {
    return undefined;
  }
  return typeof content === 'string' ? { path, entry, content } : { path, entry };
}

function readEntry(entry: unknown): TreeEntry | undefined {
  if (!isFields(entry)) {
    return undefined;
  }
  const { kind, mode, owner, modified, target } = entry;
  const isKind = kind === 'file' || kind === 'folder' || kind === 'link';
  if (!isKind || typeof mode !== 'number' || typeof modified !== 'number' || typeof owner !== 'string') {
    return undefined;
  }
  const own: TreeEntry = { kind, mode: mode & 0o7777, owner, modified, size: 0 };
  return typeof target === 'string' ? { ...own, target } : own;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
