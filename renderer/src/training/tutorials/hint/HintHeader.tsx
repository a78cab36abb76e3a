import { IconPin, IconPinnedOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './HintHeader.module.css';
import { useHintSettings } from './settings.ts';

interface HintHeaderProps {
  readonly id: string;
  readonly name: string;
  /** Counted from 0. */
  readonly step: number;
  readonly total: number;
  readonly onCancel: () => void;
}

/** Which tutorial this is and how far along, the way into the corner and the way out. */
export function HintHeader({ id, name, step, total, onCancel }: HintHeaderProps) {
  const { t } = useTranslation();
  const inCorner = useHintSettings((settings) => settings.inCorner);
  const pinLabel = t(inCorner ? 'TUTORIAL_TO_PLACE' : 'TUTORIAL_TO_CORNER');
  const PinIcon = inCorner ? IconPinnedOff : IconPin;
  return (
    <div className={classes.header}>
      <span id={id} className={classes.title}>
        <span className={classes.kind}>{t('TUTORIAL_TITLE')}</span> {name}
      </span>
      <span className={classes.count} role="img" aria-label={t('TUTORIAL_STEP', { step: step + 1, total })}>
        {step + 1}/{total}
      </span>
      <button
        type="button"
        className={`${classes.button} ${classes.pin}`}
        aria-label={pinLabel}
        aria-pressed={inCorner}
        title={pinLabel}
        data-mantine-stop-propagation="true"
        onClick={() => useHintSettings.setState({ inCorner: !inCorner })}
      >
        <PinIcon size={18} stroke={1.5} aria-hidden />
      </button>
      <button
        type="button"
        id="cancelButton"
        className={classes.button}
        aria-label={t('TUTORIAL_CANCEL')}
        title={t('TUTORIAL_CANCEL')}
        data-mantine-stop-propagation="true"
        onClick={onCancel}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
