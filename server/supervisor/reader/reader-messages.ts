import type { MessageFromReader, ReaderOutcome } from '../../reader/messages.ts';
import { isRecord } from '../read-record.ts';

/** Reads a message of a reader, which runs hostile text: whatever is not of the agreed form is ignored. */
export function readReaderMessage(message: unknown): MessageFromReader | undefined {
  if (!isRecord(message)) {
    return undefined;
  }
  if (message.type === 'ready' || message.type === 'dropped') {
    return { type: message.type };
  }
  const result = readOutcome(message.result);
  return message.type === 'done' && typeof message.id === 'number' && result !== undefined
    ? { type: 'done', id: message.id, result }
    : undefined;
}

function readOutcome(result: unknown): ReaderOutcome | undefined {
  if (!isRecord(result)) {
    return undefined;
  }
  const { outcome, json, code, errno, text } = result;
  if (outcome === 'rows') {
    return typeof json === 'string' ? { outcome, json } : undefined;
  }
  return outcome === 'failed' && typeof code === 'string' && typeof errno === 'number' && typeof text === 'string'
    ? { outcome, code, errno, text }
    : undefined;
}
