import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Token } from '../../../coding-challenge/code/tokens.ts';
import { bytesText } from '../amounts.ts';
import classes from './Code.module.css';
import { Decoded } from './Decoded.tsx';
import { piecesOf } from './pieces.ts';

/** Characters of one token that are shown at first, and at most. All of it is in the raw view. */
const shortToken = 2000;
const longestToken = 256 * 1024;

interface LineProps {
  readonly tokens: readonly Token[];
  /** Whether tokens and base64 in the line can be opened in place. */
  readonly decodes: boolean;
  /** Whether long tokens are cut, with a button that shows the rest. */
  readonly cuts?: boolean;
}

/** Shows a line in its colours. What is coded in it has a mark that opens it below the line. */
export function Line({ tokens, decodes, cuts = false }: LineProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const pieces = decodes ? piecesOf(tokens) : [{ tokens }];
  return (
    <>
      {pieces.map(({ tokens: own, content }, index) => {
        const key = `${index}`;
        if (content === undefined) {
          return <Tokens key={key} tokens={own} cuts={cuts} />;
        }
        const isOpen = opened.has(index);
        const name = content.kind === 'jwt' ? 'JWT' : 'Base64';
        return (
          <span key={key}>
            <span className={classes.coded}>
              <Tokens tokens={own} cuts={cuts} />
            </span>
            <button
              type="button"
              className={classes.mark}
              aria-expanded={isOpen}
              aria-label={t('MESSAGE_DECODE', { kind: name })}
              onClick={() => setOpened(isOpen ? without(opened, index) : new Set([...opened, index]))}
            >
              {name}
            </button>
          </span>
        );
      })}
      {[...opened].map((index) => {
        const content = pieces[index]?.content;
        return content !== undefined && <Decoded key={index} content={content} />;
      })}
    </>
  );
}

function Tokens({ tokens, cuts }: { readonly tokens: readonly Token[]; readonly cuts: boolean }) {
  return tokens.map(({ text, kind }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other key than its place in the line
      key={index}
      data-kind={kind}
    >
      {cuts && text.length > shortToken ? <LongToken text={text} /> : text}
    </span>
  ));
}

function LongToken({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  return isWhole ? (
    text.slice(0, longestToken)
  ) : (
    <>
      {text.slice(0, shortToken)}…{' '}
      <button type="button" className={classes.mark} onClick={() => setWhole(true)}>
        {t('MESSAGE_MORE', { size: bytesText(text.length - shortToken) })}
      </button>
    </>
  );
}

function without(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== index));
}
