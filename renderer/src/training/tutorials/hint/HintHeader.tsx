import { IconPin, IconPinnedOff, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HintButton } from './HintButton.tsx';
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

/** Shows the tutorial's name and progress, with the buttons that move the hint to the corner and leave the tutorial. */
export function HintHeader({ id, name, step, total, onCancel }: HintHeaderProps) {
  const { t } = useTranslation();
  const [{ inCorner }, change] = useHintSettings();
  return (
    <div className={classes.header}>
      <span id={id} className={classes.title}>
        <span className={classes.kind}>{t('TUTORIAL_TITLE')}</span> {name}
      </span>
      <span className={classes.count} role="img" aria-label={t('TUTORIAL_STEP', { step: step + 1, total })}>
        {step + 1}/{total}
      </span>
      <HintButton
        label={t(inCorner ? 'TUTORIAL_TO_PLACE' : 'TUTORIAL_TO_CORNER')}
        Icon={inCorner ? IconPinnedOff : IconPin}
        className={classes.pin}
        aria-pressed={inCorner}
        onClick={() => change({ inCorner: !inCorner })}
      />
      <HintButton id="cancelButton" label={t('TUTORIAL_CANCEL')} Icon={IconX} onClick={onCancel} />
    </div>
  );
}
