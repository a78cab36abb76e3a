import { IconArrowLeft, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import controls from '../../controls.module.css';
import { HintButton } from './HintButton.tsx';
import classes from './HintControls.module.css';
import { type PlaybackSpeed, speeds, useHintSettings } from './settings.ts';

interface HintControlsProps {
  /** Goes back to the previous hint; undefined on the first one. */
  readonly onBack: (() => void) | undefined;
  /** The pause control of a timed hint. */
  readonly clock: { readonly paused: boolean; readonly onPause: (paused: boolean) => void } | undefined;
  readonly speed: PlaybackSpeed;
  /** The button that leads on, unless the learner has to do something first. */
  readonly onward: { readonly label: string; readonly go: () => void } | undefined;
}

/** Renders the row of buttons below a hint. */
export function HintControls({ onBack, clock, speed, onward }: HintControlsProps) {
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
      {clock !== undefined && (
        <>
          <HintButton
            label={t(clock.paused ? 'TUTORIAL_PLAY' : 'TUTORIAL_PAUSE')}
            Icon={clock.paused ? IconPlayerPlay : IconPlayerPause}
            onClick={() => clock.onPause(!clock.paused)}
          />
          <SpeedChoice speed={speed} />
        </>
      )}
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

function SpeedChoice({ speed }: { readonly speed: PlaybackSpeed }) {
  const { t } = useTranslation();
  return (
    <select
      className={classes.speed}
      aria-label={t('TUTORIAL_SPEED')}
      title={t('TUTORIAL_SPEED')}
      value={speed}
      data-mantine-stop-propagation="true"
      onChange={({ currentTarget }) => {
        useHintSettings.setState({ speed: speeds.find((one) => one.speed === currentTarget.value)?.speed });
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
