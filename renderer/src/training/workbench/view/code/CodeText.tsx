import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bytesText } from '../amounts.ts';
import classes from './Code.module.css';
import { type BodyLanguage, coloured } from './colour.ts';
import { Line } from './Line.tsx';

/** Characters that are shown at first. Each step shows four times as many. */
const first = 32 * 1024;

/** Longer text is shown without colours, in blocks that the browser only lays out when they are seen. */
const longestColoured = 256 * 1024;
const block = 32 * 1024;

interface CodeTextProps {
  readonly text: string;
  readonly language: BodyLanguage;
}

/** Shows text in its colours, the beginning first, so that even megabytes are there at once. */
export function CodeText({ text, language }: CodeTextProps) {
  const { t } = useTranslation();
  const [{ of, length }, setShown] = useState({ of: text, length: first });
  // Another text begins with its beginning.
  const end = wholeCharacters(text, of === text ? length : first);
  return (
    <div className={classes.text} dir="ltr" data-numbered={language !== 'plain' || undefined}>
      {end > longestColoured ? (
        <Plain text={text.slice(0, end)} />
      ) : (
        <Coloured text={text.slice(0, end)} language={language} />
      )}
      {end < text.length && (
        <button type="button" className={classes.more} onClick={() => setShown({ of: text, length: end * 4 })}>
          {t('MESSAGE_MORE', { size: bytesText(text.length - end) })}
        </button>
      )}
    </div>
  );
}

function Coloured({ text, language }: CodeTextProps) {
  const lines = useMemo(() => coloured(text, language), [text, language]);
  const decodes = language === 'markup' || language === 'plain' || language === 'form';
  return (
    <pre className={classes.code}>
      {lines.map((tokens, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key than its number
        <div key={index} className={classes.line}>
          <Line tokens={tokens} decodes={decodes} />
          {tokens.length === 0 && <br />}
        </div>
      ))}
    </pre>
  );
}

function Plain({ text }: { readonly text: string }) {
  const blocks: string[] = [];
  for (let at = 0; at < text.length; ) {
    // A block that ends with a line hides the break between the two.
    const newLine = text.lastIndexOf('\n', at + block);
    const end = newLine > at ? newLine + 1 : wholeCharacters(text, at + block);
    blocks.push(text.slice(at, end));
    at = end;
  }
  return (
    <pre className={classes.code}>
      {blocks.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={classes.block}>
          {piece}
        </div>
      ))}
    </pre>
  );
}

/** Returns where to cut a text, so that no character is cut in two. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return Math.min(text.length, code >= 0xd800 && code <= 0xdbff ? length + 1 : length);
}
