import { IconArrowLeft, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { HintButton } from './HintButton.tsx';
import classes from './HintControls.module.css';
import { type PlaybackSpeed, speeds, useHintSettings } from './settings.ts';

interface HintControlsProps {
  /** Goes back to the previous hint; undefined on the first one. */
  readonly onBack: (() => void) | undefined;
  /** Whether the hint is one to read, which can also end by itself. */
  readonly isTimed: boolean;
  readonly speed: PlaybackSpeed;
  /** The button that leads on, unless the learner has to do something first. */
  readonly onward: { readonly label: string; readonly go: () => void } | undefined;
}

/** Renders the row of buttons below a hint. */
export function HintControls({ onBack, isTimed, speed, onward }: HintControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <HintButton
        label={t('TUTORIAL_BACK')}
        Icon={IconArrowLeft}
        className={classes.back}
        disabled={onBack === undefined}
        onClick={onBack}
      />
      {isTimed && <AutoAdvance speed={speed} />}
      {onward !== undefined && (
        <button
          type="button"
          className={`${controls.control} ${controls.primary} ${classes.onward}`}
          data-mantine-stop-propagation="true"
          onClick={onward.go}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {t(onward.label)}
        </button>
      )}
    </div>
  );
}

/** Lets hints end by themselves, which is remembered, and chooses after what time. */
function AutoAdvance({ speed }: { readonly speed: PlaybackSpeed }) {
  const { t } = useTranslation();
  const [{ autoAdvance: isOn }, change] = useHintSettings();
  const Sign = isOn ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <button
        type="button"
        className={`${controls.control} ${classes.auto}`}
        aria-pressed={isOn}
        aria-label={t('TUTORIAL_AUTO_LABEL')}
        title={t('TUTORIAL_AUTO_LABEL')}
        data-mantine-stop-propagation="true"
        onClick={() => change({ autoAdvance: !isOn })}
      >
        <Sign size={16} stroke={1.5} aria-hidden />
        {t('TUTORIAL_AUTO')}
      </button>
      {isOn && <SpeedChoice speed={speed} />}
    </>
  );
}

function SpeedChoice({ speed }: { readonly speed: PlaybackSpeed }) {
  const { t } = useTranslation();
  const [, change] = useHintSettings();
  return (
    <select
      className={classes.speed}
      aria-label={t('TUTORIAL_SPEED')}
      title={t('TUTORIAL_SPEED')}
      value={speed}
      data-mantine-stop-propagation="true"
      onChange={({ currentTarget }) => {
        change({ speed: speeds.find((one) => one.speed === currentTarget.value)?.speed });
      }}
    >
      {speeds.map((one) => (
        <option key={one.speed} value={one.speed}>
          {t(one.label)}
        </option>
      ))}
    </select>
  );
}
