import type { CSSProperties } from 'react';
import classes from './Code.module.css';
import type { PaintedToken } from './tokens.ts';

/** Shows a line of code in its colours. A line that is too long continues below, indented one step further than its start. */
export function Code({ tokens }: { readonly tokens: readonly PaintedToken[] }) {
  const indent = /^ */.exec(tokens[0]?.text ?? '')?.[0].length ?? 0;
  // React's style type doesn't know this custom property.
  const style = { '--indent': `${indent}ch` } as CSSProperties;
  return (
    <code className={classes.code} style={style}>
      {tokens.map(({ text, kind, changed }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other key than its place in the line
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
