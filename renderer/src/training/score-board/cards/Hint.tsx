import { IconBulb } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Hint.module.css';

interface HintProps {
  readonly challengeName: string;
  readonly text: string;
}

/** A hint that is read when asked for: in the card, by touch and by keyboard, and copyable. */
export function Hint({ challengeName, text }: HintProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const textId = useId();
  return (
    <>
      <button
        type="button"
        className={`badge ${classes.button}`}
        aria-expanded={open}
        aria-controls={textId}
        aria-label={t('HINT_FOR', { challenge: challengeName })}
        onClick={() => setOpen(!open)}
      >
        <IconBulb size={18} stroke={1.5} aria-hidden />
        {t('HINT')}
      </button>
      <p id={textId} hidden={!open} className={classes.text}>
        {text}
      </p>
    </>
  );
}
