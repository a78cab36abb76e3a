import { fromBase64 } from '../../../model/bytes.ts';
import { readResponse, textOfMessage } from '../../../model/response.ts';
import { patternOf } from './pattern.ts';

/** What is looked for in responses: words in any case, or a regular expression. */
export interface Search {
  readonly text: string;
  readonly isPattern: boolean;
}

/**
 * Returns for each response whether it has what is looked for.
 * @param responses in base64
 */
export function findIn(responses: readonly string[], { text, isPattern }: Search): readonly boolean[] {
  const pattern = isPattern ? patternOf(text) : undefined;
  const words = text.toLowerCase();
  return responses.map((response) => {
    const read = textOfMessage(readResponse(fromBase64(response)));
    return pattern === undefined ? read.toLowerCase().includes(words) : pattern.test(read);
  });
}
