import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Token } from '../../../coding-challenge/code/tokens.ts';
import code from '../code/Code.module.css';
import { Line } from '../code/Line.tsx';
import classes from './Parts.module.css';

/** Whether heads are folded to their first line: whoever folds one wants to see bodies. */
const useFolded = create<{ readonly isFolded: boolean }>(() => ({ isFolded: false }));

/** Shows a message's head as its lines came, in colours. It folds to its first line. */
export function Head({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const { isFolded } = useFolded();
  const [first = '', ...lines] = text.split('\n');
  return (
    <div className={`${code.code} ${classes.head}`} dir="ltr">
      <div className={classes.first}>
        <span className={classes.firstLine}>
          <Line tokens={firstLineTokens(first)} decodes />
        </span>
        {lines.length > 0 && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            onClick={() => useFolded.setState({ isFolded: !isFolded })}
          >
            {t('MESSAGE_HEADERS', { count: lines.length })}
          </button>
        )}
      </div>
      {!isFolded &&
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key than its number
          <div key={index} className={classes.header}>
            <Line tokens={headerTokens(line)} decodes />
          </div>
        ))}
    </div>
  );
}

function firstLineTokens(line: string): readonly Token[] {
  const [first = '', ...rest] = line.split(' ');
  const isResponse = first.startsWith('HTTP/');
  const [second, ...others] = rest;
  return [
    { text: first, kind: isResponse ? 'comment' : 'keyword' },
    ...(second === undefined ? [] : [{ text: ` ${second}`, kind: isResponse ? 'value' : 'string' } as const]),
    ...(others.length > 0 ? [{ text: ` ${others.join(' ')}`, kind: isResponse ? 'plain' : 'comment' } as const] : []),
  ];
}

function headerTokens(line: string): readonly Token[] {
  const colon = line.indexOf(':');
  return colon < 0
    ? [{ text: line, kind: 'plain' }]
    : [
        { text: line.slice(0, colon), kind: 'name' },
        { text: line.slice(colon), kind: 'plain' },
      ];
}
