import type { RecordedExchange } from '../../../../../../shared/api/workbench.ts';
import { httpFileLimits } from '../../../../../../shared/http-file/http-file.ts';
import { curlOf } from '../../model/exports/curl.ts';
import { harOf } from '../../model/exports/har.ts';
import { httpTextOf } from '../../model/exports/http-text.ts';
import type { Remarks } from '../list/remarks.ts';
import { draftOf, harExchangeOf, nameOf } from './exchange.ts';

export const fileKinds = ['har', 'http', 'curl'] as const;

export type FileKind = (typeof fileKinds)[number];

/** A file with several exchanges. */
export interface ExportedFile {
  readonly text: string;
  readonly type: string;
  /** How its name ends. */
  readonly ending: string;
  /** How many exchanges it could not hold. */
  readonly leftOut: number;
}

/**
 * Writes exchanges into one file.
 * @param host host and port of the shop
 */
export function fileOf(
  kind: FileKind,
  exchanges: readonly RecordedExchange[],
  remarks: Remarks['by'],
  host: string,
): ExportedFile {
  switch (kind) {
    case 'har': {
      const entries = exchanges.map((exchange) => harExchangeOf(exchange, remarks[exchange.id]));
      return { text: harOf(entries, `http://${host}`), type: 'application/json', ending: 'har', leftOut: 0 };
    }
    case 'http':
      return { ...joined(exchanges.map((each) => httpTextOf(draftOf(each), titleOf(each), host))), ending: 'http' };
    case 'curl':
      return { ...joined(exchanges.map((each) => commandOf(each, host))), ending: 'sh' };
  }
}

function joined(texts: readonly (string | undefined)[]): Omit<ExportedFile, 'ending'> {
  let room: number = httpFileLimits.length;
  const kept = texts.filter((text) => {
    room -= text === undefined ? 0 : text.length + 1;
    return text !== undefined && room >= 0;
  });
  return { text: kept.join('\n'), type: 'text/plain', leftOut: texts.length - kept.length };
}

/** A request of which not even the head is text can't be a command. */
function commandOf(exchange: RecordedExchange, host: string): string | undefined {
  const draft = draftOf(exchange);
  return draft.text === '' ? undefined : `# ${titleOf(exchange)}\n${curlOf(draft, host)}\n`;
}

function titleOf(exchange: RecordedExchange): string {
  return `${exchange.id} ${nameOf(exchange)}`;
}
