import { LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../../../../shared/values/message-of.ts';
import type { WorldOutcome } from '../../world/messages.ts';
import { jsonText, TextTooLong } from './json-text.ts';
import { thrown, timeOut } from './read-xml.ts';

/**
 * Reads a document as YAML 1.1 without function types (decision 8), and writes as much JSON as anybody looks at. An alias refers to the
 * very same value, so a bomb stays small until it is written. It is detected by counting before that.
 * @param document bytes, as a string of characters 0 to 255
 */
export function readYaml(document: string): WorldOutcome {
  try {
    return { code: { outcome: 'value', text: jsonText(load(document)) }, need: null, changes: [] };
  } catch (error) {
    const name = error instanceof TextTooLong ? timeOut : 'Error';
    return thrown(name, messageOf(error));
  }
}

function load(document: string): unknown {
  const text = Buffer.from(document, 'latin1').toString('utf8');
  const parsed = parseDocument(text, {
    version: '1.1',
    lineCounter: new LineCounter(),
    prettyErrors: true,
    logLevel: 'silent',
  });
  // An unknown tag, such as that of a function, is an error too.
  const [error] = [...parsed.errors, ...parsed.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')];
  if (error !== undefined) {
    throw new Error(error.message.split('\n', 1)[0]);
  }
  // weakness: yamlBombChallenge (there is no limit to aliases; the size of the output is only counted before it is written)
  return parsed.toJS({ maxAliasCount: -1 });
}
