import { isObject } from '../../../shared/values/is-object.ts';
import { resolvePath } from '../files/paths.ts';
import type { TreeEntry } from '../files/tree.ts';
import type { CodeOutcome, RecordedRequest, WorldChange, WorldNeed, WorldOutcome } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what an evaluation in the decoy's world returned. It comes from the process in which hostile code runs, so it is discarded as a
 * whole if any part is not of the agreed form.
 */
export function readWorldOutcome(value: unknown): WorldOutcome | undefined {
  const { code: sentCode, need: sentNeed, changes: sentChanges } = fieldsOf(value);
  const code = sentCode === null ? null : readCode(fieldsOf(sentCode));
  const need = sentNeed === null ? null : readNeed(fieldsOf(sentNeed));
  const changes = Array.isArray(sentChanges) ? sentChanges.map((each) => readChange(fieldsOf(each))) : [undefined];
  const isWhole = changes.every((change) => change !== undefined);
  return code === undefined || need === undefined || !isWhole ? undefined : { code, need, changes };
}

/** Returns the fields of an object; none for anything else. */
function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function readCode({ outcome, text, name, message, duringCompile }: Fields): CodeOutcome | undefined {
  if (outcome === 'value') {
    return text === null || typeof text === 'string' ? { outcome, text } : undefined;
  }
  return outcome === 'threw' && typeof name === 'string' && typeof message === 'string'
    ? { outcome, name, message, duringCompile: duringCompile === true }
    : undefined;
}

function readNeed({ kind, path, request }: Fields): WorldNeed | undefined {
  switch (kind) {
    case 'tree':
      return { kind };
    case 'content':
      return typeof path === 'string' ? { kind, path } : undefined;
    case 'request': {
      const read = readRequest(fieldsOf(request));
      return read === undefined ? undefined : { kind, request: read };
    }
    default:
      return undefined;
  }
}

function readRequest({ url, method, headers, body, redirects }: Fields): RecordedRequest | undefined {
  if (typeof url !== 'string') {
    return undefined;
  }
  const pairs = Object.entries(fieldsOf(headers));
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return {
    url,
    headers: Object.fromEntries(texts),
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof body === 'string' ? { body } : {}),
    ...(typeof redirects === 'number' ? { redirects } : {}),
  };
}

function readChange({ path, entry: sent, content }: Fields): WorldChange | undefined {
  const entry = sent === null ? null : readEntry(fieldsOf(sent));
  if (typeof path !== 'string' || path === '/' || resolvePath(path, '/') !== path || entry === undefined) {
    return undefined;
  }
  return typeof content === 'string' ? { path, entry, content } : { path, entry };
}

function readEntry({ kind, mode, owner, modified, target }: Fields): TreeEntry | undefined {
  const isKind = kind === 'file' || kind === 'folder' || kind === 'link';
  if (!isKind || typeof mode !== 'number' || typeof modified !== 'number' || typeof owner !== 'string') {
    return undefined;
  }
  const own: TreeEntry = { kind, mode: mode & 0o7777, owner, modified, size: 0 };
  return typeof target === 'string' ? { ...own, target } : own;
}
