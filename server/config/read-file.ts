import { messageOf } from '../../shared/values/message-of.ts';

/** The value in an operator's file, or the file's faults, one per line. */
export type ReadFile =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/**
 * Reads a configuration file in YAML, of which JSON is a part. The parser is loaded only here, so a shop without such a
 * file starts without it.
 * @param name the file name, for messages: `<name>:<line>:<column>: <message>`
 */
export async function readConfigFile(name: string, text: string): Promise<ReadFile> {
  const { parseDocument, LineCounter } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  if (document.errors.length > 0) {
    return {
      kind: 'refused',
      errors: document.errors.map((error) => {
        const { line, col } = lines.linePos(error.pos[0]);
        return `${name}:${line}:${col}: ${error.message}`;
      }),
    };
  }
  try {
    return { kind: 'read', value: document.toJS() };
  } catch (error) {
    // Aliases may multiply without end, or refer to no anchor.
    return { kind: 'refused', errors: [`${name}: ${messageOf(error)}`] };
  }
}
