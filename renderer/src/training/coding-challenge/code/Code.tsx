import type { CSSProperties } from 'react';
import classes from './Code.module.css';
import type { PaintedToken } from './tokens.ts';

/** A line of code in its colours. A line that is too long for its place goes on below, a step further in than it began. */
export function Code({ tokens }: { readonly tokens: readonly PaintedToken[] }) {
  const indent = /^ */.exec(tokens[0]?.text ?? '')?.[0].length ?? 0;
  // A property of our own, which React's type of styles does not know.
  const style = { '--indent': `${indent}ch` } as CSSProperties;
  return (
    <code className={classes.code} style={style}>
      {tokens.map(({ text, kind, changed }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is nothing but its place in the line
          key={index}
          className={changed ? 'highlight' : undefined}
          data-kind={kind}
        >
          {text}
        </span>
      ))}
      {tokens.length === 0 && ' '}
    </code>
  );
}
