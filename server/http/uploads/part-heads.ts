import type { Readable } from 'node:stream';

/** The longest head of a part that is looked at, in bytes. */
const longestHead = 16 * 1024;

const headEnd = '\r\n\r\n';

/** How a header's line begins. One that begins with a blank continues the line before. Values may hold anything, as file names do. */
const headerLine = /^(?:[\w!#$%&'*+.^`|~-]+:|[\t ])/;

/** What is known of the parts that have arrived so far. */
export interface PartHeads {
  isMalformed(): boolean;
  stop(): void;
}

/**
 * Watches the heads of the parts of a multipart body while somebody else reads it. Our library passes over a part whose
 * head is malformed, and the contract's refuses the whole body (api-shop.md 19).
 * @param contentType that of the request
 */
export function watchPartHeads(body: Readable, contentType: string): PartHeads {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const delimiter = `\r\n--${quoted ?? bare ?? ''}`;
  // The first delimiter may be at the very beginning.
  let text = '\r\n';
  let searched = 0;
  let isInHead = false;
  let isMalformed = false;

  const stop = () => {
    body.off('data', watch);
  };
  /** Takes what comes before `end` away, and goes on searching after it. */
  const goOnAt = (end: number) => {
    text = text.slice(end);
    searched = 0;
  };
  /** Looks at the next head or delimiter. Returns whether it has arrived. */
  const step = (): boolean => {
    const wanted = isInHead ? headEnd : delimiter;
    const at = text.indexOf(wanted, searched);
    if (at < 0) {
      searched = Math.max(0, text.length - wanted.length);
      return false;
    }
    if (isInHead) {
      const lines = at === 0 ? [] : text.slice(2, at).split('\r\n');
      isMalformed = /^[\t ]/.test(lines[0] ?? '') || !lines.every((line) => headerLine.test(line));
      isInHead = false;
      goOnAt(at + 2);
      return !isMalformed;
    }
    const next = at + delimiter.length;
    if (text.length < next + 2) {
      searched = at;
      return false;
    }
    isInHead = text.startsWith('\r\n', next);
    goOnAt(next);
    return true;
  };
  const watch = (chunk: Buffer) => {
    text += chunk.toString('latin1');
    while (step()) {
      // Small parts arrive many at once.
    }
    if (isMalformed || (isInHead && text.length > longestHead)) {
      stop();
    } else if (!isInHead) {
      goOnAt(searched);
    }
  };
  body.on('data', watch);
  return { isMalformed: () => isMalformed, stop };
}
