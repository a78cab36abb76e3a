import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyOrSelect } from '../../copy-or-select.ts';
import classes from './Message.module.css';

interface CopyButtonProps {
  readonly text: () => string;
  /** What is copied, for the button's name. */
  readonly of: string;
  /** Returns the element that shows it, which is selected where the browser doesn't allow copying. */
  readonly shownIn?: () => Element | null;
}

/** Copies a text, and says for a moment that it has. */
export function CopyButton({ text, of, shownIn }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = isDone ? setTimeout(() => setDone(false), 1500) : undefined;
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () =>
    setDone(await copyOrSelect(text(), shownIn?.() ?? button.current?.parentElement?.nextElementSibling ?? null));
  const Sign = isDone ? IconCheck : IconCopy;
  return (
    <button
      ref={button}
      type="button"
      className={classes.copy}
      data-done={isDone}
      aria-label={t('MESSAGE_COPY', { what: of })}
      onClick={() => void copy()}
    >
      <Sign size={16} stroke={1.5} aria-hidden />
      <output className={classes.unseen}>{isDone && t('MESSAGE_COPIED')}</output>
    </button>
  );
}
