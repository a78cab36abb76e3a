import { useState } from 'react';
import { readCookie, writeCookie } from '../../../lib/cookies.ts';

/** How two versions are shown. These are the values of the cookie that keeps the choice until the browser closes (ui-learning.md 1.3). */
export type DiffFormat = 'LineByLine' | 'SideBySide';

const cookie = 'code-fixes-component-format';

/** Returns the format and a function that changes it. The format is stored from its first use on. */
export function useDiffFormat(): readonly [DiffFormat, (format: DiffFormat) => void] {
  const [format, setFormat] = useState(keptFormat);
  return [
    format,
    (chosen) => {
      writeCookie(cookie, chosen);
      setFormat(chosen);
    },
  ];
}

function keptFormat(): DiffFormat {
  const kept = readCookie(cookie);
  if (kept === 'LineByLine' || kept === 'SideBySide') {
    return kept;
  }
  writeCookie(cookie, 'LineByLine');
  return 'LineByLine';
}
