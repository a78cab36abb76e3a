import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import drawer from '../drawer/Drawer.module.css';
import classes from './Class.module.css';
import { changeClass } from './class-status.ts';

interface HandInProps {
  /** In milliseconds since 1970; null if never. */
  readonly handedInAt: number | null;
  /** Whether a backup waits to be sent. */
  readonly isHandingIn: boolean;
}

/** Hands in the learner's backup with one click, as often as they like: the latest counts. */
export function HandIn({ handedInAt, isHandingIn }: HandInProps) {
  const { t, i18n } = useTranslation();
  const [outcome, setOutcome] = useState<'none' | 'making' | 'failed'>('none');
  const handIn = async () => {
    setOutcome('making');
    try {
      await changeClass({ do: 'handIn' });
      setOutcome('none');
    } catch (error) {
      console.log(error);
      setOutcome('failed');
    }
  };
  const time = (at: number) =>
    new Intl.DateTimeFormat(i18n.language.replace('_', '-'), { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <div className={classes.stack}>
      <button
        type="button"
        className={`${controls.control} ${classes.start}`}
        disabled={outcome === 'making'}
        onClick={handIn}
      >
        <IconSend size={18} stroke={1.5} aria-hidden />
        {t(handedInAt === null ? 'CLASSROOM_HAND_IN' : 'CLASSROOM_HAND_IN_AGAIN')}
      </button>
      <p className={outcome === 'failed' ? classes.bad : drawer.label} role="status">
        {outcome === 'failed'
          ? t('CLASSROOM_HAND_IN_FAILED')
          : isHandingIn
            ? t('CLASSROOM_HANDING_IN')
            : handedInAt === null
              ? t('CLASSROOM_HAND_IN_NOTE')
              : t('CLASSROOM_HANDED_IN', { time: time(handedInAt) })}
      </p>
    </div>
  );
}
