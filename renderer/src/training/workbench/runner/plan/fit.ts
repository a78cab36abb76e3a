import { toBase64, utf8 } from '../../model/bytes.ts';
import { splitText } from '../../model/draft.ts';
import type { Change } from '../values/list.ts';
import { positionsIn } from './template.ts';

/** Where in a request a position is, as far as it matters for what a value has to look like. */
export type Place = 'path' | 'query' | 'form' | 'string' | 'plain';

/** Returns where each position of a request's text is. */
export function placesIn(text: string): readonly Place[] {
  const { head, body } = splitText(text);
  const lineEnd = head.includes('\n') ? head.indexOf('\n') : head.length;
  const isForm = /^content-type:[ \t]*application\/x-www-form-urlencoded/im.test(head);
  const isJson = /^content-type:[^\n]*json/im.test(head) || /^[ \t\r\n]*[[{]/.test(body);
  const bodyStart = text.length - body.length;
  return positionsIn(text).map(({ from }) => {
    if (from < lineEnd) {
      return placeInLine(text, from);
    }
    if (from < bodyStart || body === '') {
      return 'plain';
    }
    return isForm ? 'form' : isJson && isInString(text.slice(bodyStart, from)) ? 'string' : 'plain';
  });
}

function placeInLine(text: string, at: number): Place {
  const before = text.slice(0, at);
  return before.includes('?') ? 'query' : before.includes(' ') ? 'path' : 'plain';
}

/** Returns whether JSON that ends here ends within a string. */
function isInString(json: string): boolean {
  let isIn = false;
  for (let at = 0; at < json.length; at += 1) {
    if (json[at] === '\\' && isIn) {
      at += 1;
    } else if (json[at] === '"') {
      isIn = !isIn;
    }
  }
  return isIn;
}

/** Returns what is put into a place for a value. */
export function fitted(value: string, change: Change, place: Place): string {
  switch (change) {
    case 'none':
      return value;
    case 'url':
      return encodeURIComponent(value.toWellFormed());
    case 'base64':
      return forPlace(toBase64(utf8(value)), place);
    case 'upper':
      return forPlace(value.toUpperCase(), place);
    case 'lower':
      return forPlace(value.toLowerCase(), place);
    case 'fit':
      return forPlace(value, place);
  }
}

/** Encodes a value so that it arrives as it is. */
function forPlace(value: string, place: Place): string {
  switch (place) {
    case 'path':
      // Slashes, dots and percent signs are what paths are tried with. A blank would end the address.
      return value.replaceAll(/[^\x21-\x7e]+/g, (characters) => encodeURIComponent(characters.toWellFormed()));
    case 'query':
    case 'form':
      return encodeURIComponent(value.toWellFormed());
    case 'string':
      return JSON.stringify(value).slice(1, -1);
    case 'plain':
      return value;
  }
}
