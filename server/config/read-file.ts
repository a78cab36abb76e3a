import { messageOf } from '../../shared/values/message-of.ts';

/** What an operator's file holds, or what is wrong with it, one line per fault. */
export type ReadFile =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/**
 * Reads a configuration file, YAML or JSON (which is YAML). The parser is loaded only here: a shop without a file of
 * its own starts without it.
 * @param name file name, for messages: `<name>:<line>:<column>: <message>`
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
    // Aliases that multiply without end, or that name no anchor.
    return { kind: 'refused', errors: [`${name}: ${messageOf(error)}`] };
  }
}
