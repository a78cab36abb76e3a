import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyOrSelect } from '../../copy-or-select.ts';
import { HintButton } from './HintButton.tsx';
import classes from './HintText.module.css';
import type { Piece } from './hint-text.ts';

/** Shows the text of a hint. */
export function HintText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <p className={classes.text}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order and are replaced together
        <HintPiece key={index} piece={piece} />
      ))}
    </p>
  );
}

/** Shows a piece of a text. */
export function HintPiece({ piece: { kind, text } }: { readonly piece: Piece }) {
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

/** Shows something to type exactly like this, or to copy. */
function Payload({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyOrSelect(text, code.current)) {
      setCopied(true);
    }
  };
  const label = t(copied ? 'TUTORIAL_COPIED' : 'TUTORIAL_COPY');
  return (
    <span className={classes.payload}>
      <code ref={code} className={classes.code} data-lines={text.includes('\n') || undefined} dir="ltr">
        {text}
      </code>
      <HintButton
        label={label}
        Icon={copied ? IconCheck : IconCopy}
        iconSize={16}
        className={classes.copy}
        aria-label={`${label} ${text}`}
        onClick={copy}
      />
    </span>
  );
}
