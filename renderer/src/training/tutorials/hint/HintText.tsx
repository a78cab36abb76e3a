import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './HintText.module.css';
import type { Piece } from './hint-text.ts';

/** What a hint says. */
export function HintText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className={classes.text}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are their order, and are replaced together
        <HintPiece key={index} piece={piece} />
      ))}
    </p>
  );
}

function HintPiece({ piece: { kind, text } }: { readonly piece: Piece }) {
  switch (kind) {
    case 'text':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'code':
      return (
        <code className={classes.code} dir="ltr">
          {text}
        </code>
      );
    case 'payload':
      return <Payload text={text} />;
  }
}

/** Something to be typed exactly like this, or copied. */
function Payload({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Not allowed, or no clipboard at all (a page opened over a LAN address): selected, it is one key press away.
      console.log(error);
      if (code.current !== null) {
        window.getSelection()?.selectAllChildren(code.current);
      }
    }
  };
  const label = t(copied ? 'TUTORIAL_COPIED' : 'TUTORIAL_COPY');
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <span className={classes.payload}>
      <code ref={code} className={classes.code} dir="ltr">
        {text}
      </code>
      <button
        type="button"
        className={classes.copy}
        aria-label={`${label} ${text}`}
        title={label}
        data-mantine-stop-propagation="true"
        onClick={copy}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
      </button>
    </span>
  );
}
