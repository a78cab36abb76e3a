import { bodyText, type Message, textOfMessage } from '../../model/response.ts';

/** Returns a message as it reads, with JSON laid out: it comes in one line, of which all would differ. */
export function laidOut(message: Message): string {
  return textOfMessage(message, withLines(bodyText(message)));
}

function withLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
