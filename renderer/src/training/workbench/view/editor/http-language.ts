import { StreamLanguage, type StreamParser, type StringStream } from '@codemirror/language';

/** Where in a request a line is. */
type Place = 'first' | 'head' | 'body';

/** What a body is written in, as far as its colours are concerned. */
type BodyKind = 'json' | 'form' | 'text';

interface State {
  place: Place;
  body: BodyKind;
  /** Whether the value of a content type is being read. */
  isType: boolean;
  /** Whether a string of JSON goes on, behind a reference in it. */
  isString: boolean;
}

/** Colours one request. */
export const requestLanguage = StreamLanguage.define(parserOf(false));

/** Colours a `.http` file (decision 48). */
export const httpFileLanguage = StreamLanguage.define(parserOf(true));

function parserOf(isFile: boolean): StreamParser<State> {
  return {
    startState: () => ({ place: 'first', body: 'text', isType: false, isString: false }),
    copyState: (state) => ({ ...state }),
    blankLine: (state) => {
      if (state.place === 'head') {
        state.place = 'body';
      }
    },
    token: (stream, state) => {
      if (isFile) {
        const token = fileToken(stream, state);
        if (token !== undefined) {
          return token;
        }
      }
      // A line of spaces ends a head as well.
      if (stream.sol() && state.place === 'head' && stream.match(/^\s+$/)) {
        state.place = 'body';
        return null;
      }
      return { first: firstLineToken, head: headerToken, body: bodyToken }[state.place](stream, state);
    },
  };
}

/** Reads what only files have; undefined for the rest. */
function fileToken(stream: StringStream, state: State): string | undefined {
  if (stream.sol() && stream.match('###')) {
    stream.skipToEnd();
    Object.assign(state, { place: 'first', body: 'text', isType: false, isString: false });
    return 'heading';
  }
  if (stream.sol() && state.place !== 'body' && stream.match(/^(?:#|\/\/)/)) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.sol() && state.place === 'first' && stream.match(/^@[\w-]+/)) {
    return 'variableName.definition';
  }
  // One pass over the line: braces without an end stay what they are.
  return stream.match(/^\{\{\s{0,8}[A-Za-z_][^{}]{0,200}\}\}/) ? 'variableName.special' : undefined;
}

function firstLineToken(stream: StringStream, state: State): string | null {
  if (stream.sol()) {
    if (stream.match(/^[A-Z]+(?= |$)/)) {
      endOfFirst(stream, state);
      return 'keyword';
    }
    if (stream.match(/^\s+$/)) {
      return null;
    }
  }
  const token = stream.match(/^ HTTP\/[\d.]+\s{0,8}$/)
    ? 'meta'
    : stream.match(/^[?&][^=&#\s{]*/)
      ? 'propertyName'
      : 'string';
  if (token === 'string') {
    skip(stream, /[^?&{\s]/);
  }
  endOfFirst(stream, state);
  return token;
}

function endOfFirst(stream: StringStream, state: State): void {
  // Further lines of a file may continue the query.
  if (stream.eol() && !/^@/.test(stream.string)) {
    state.place = 'head';
  }
}

function headerToken(stream: StringStream, state: State): string | null {
  if (stream.sol()) {
    state.isType = stream.match(/^content-type(?=\s{0,8}:)/i) !== null;
    if (state.isType || stream.match(/^[^:{]+(?=:)/)) {
      return 'propertyName';
    }
  }
  if (state.isType) {
    const value = stream.string.toLowerCase();
    state.body = value.includes('json') ? 'json' : value.includes('urlencoded') ? 'form' : 'text';
  }
  if (stream.eat(':')) {
    return 'punctuation';
  }
  skip(stream, /[^{]/);
  return null;
}

function bodyToken(stream: StringStream, state: State): string | null {
  const { body } = state;
  if (body === 'json') {
    return jsonToken(stream, state);
  }
  if (body === 'form') {
    if (stream.match(/^[^=&{]+(?==)/)) {
      return 'propertyName';
    }
    return skip(stream, /[^=&{]/) ? 'string' : 'punctuation';
  }
  skip(stream, /[^{]/);
  return null;
}

/** Goes on over characters of a kind, or else over one character. @returns whether there were such characters */
function skip(stream: StringStream, kind: RegExp): boolean {
  if (stream.eatWhile(kind)) {
    return true;
  }
  stream.next();
  return false;
}

function jsonToken(stream: StringStream, state: State): string | null {
  if (stream.sol()) {
    state.isString = false;
  }
  if (!state.isString && stream.eatSpace()) {
    return null;
  }
  if (!state.isString && stream.match(/^"(?:\\.|[^"\\])*"(?=\s{0,8}:)/)) {
    return 'propertyName';
  }
  if (state.isString || stream.eat('"')) {
    // A reference in it has its own colour.
    stream.match(/^(?:\\.|[^"\\{]|\{(?!\{))+/);
    state.isString = !stream.eol() && !stream.eat('"');
    if (state.isString && stream.current() === '') {
      stream.next();
    }
    return 'string';
  }
  if (stream.match(/^-?\d[\d.eE+-]*/)) {
    return 'number';
  }
  if (stream.match(/^(?:true|false|null)\b/)) {
    return 'atom';
  }
  stream.next();
  return 'punctuation';
}
