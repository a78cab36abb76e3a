import { useEffect, useState } from 'react';
import { type ParsedHttpFile, parseHttpFile } from '../../../../../shared/http-file/parse.ts';

/** Texts that are read on every change, in characters. Longer ones are read once nobody types. */
const short = 20_000;

/** Milliseconds without a change after which a long text is read. */
const calm = 250;

/** Reads a file's text as it is edited. */
export function useParsed(text: string): ParsedHttpFile {
  const [read, setRead] = useState(() => ({ text, parsed: parseHttpFile(text) }));
  useEffect(() => {
    const timer = setTimeout(
      () => setRead((known) => (known.text === text ? known : { text, parsed: parseHttpFile(text) })),
      text.length > short ? calm : 0,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return read.parsed;
}
