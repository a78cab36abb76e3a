import {
  IconExternalLink,
  IconEyeOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconSnowflake,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type ClassFacts, wallViews } from '../../../../shared/class/wall.ts';
import { useWords } from '../../words.tsx';
import { Confirm } from '../Confirm.tsx';
import controls from '../controls.module.css';
import { useOrders } from '../model/send-order.tsx';
import classes from './ClassControls.module.css';

interface ClassControlsProps {
  readonly facts: ClassFacts;
  /** The board's first address. */
  readonly wall: string | undefined;
}

/** Renders what the trainer does with the class as a whole, and how the wall shows it. */
export function ClassControls({ facts, wall }: ClassControlsProps) {
  const words = useWords();
  const { sent, send } = useOrders();
  const [isStopping, setIsStopping] = useState(false);
  const { phase, frozenAt, isAnonymous, view } = facts;
  const isFrozen = frozenAt !== null;
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.controls}>
      <fieldset className={classes.group} aria-label={words.say('CLASS_CONTROLS')}>
        {phase === 'running' ? (
          <button type="button" className={controls.button} onClick={() => send({ order: 'pause' })}>
            <IconPlayerPause {...icon} />
            {words.say('CLASS_PAUSE')}
          </button>
        ) : (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => send({ order: 'start' })}
          >
            <IconPlayerPlay {...icon} />
            {words.say(phase === 'paused' ? 'CLASS_RESUME' : 'CLASS_START')}
          </button>
        )}
        <button
          type="button"
          className={controls.button}
          disabled={phase === 'stopped' || phase === 'waiting'}
          onClick={() => setIsStopping(true)}
        >
          <IconPlayerStop {...icon} />
          {words.say('CLASS_STOP')}
        </button>
      </fieldset>
      <fieldset className={classes.group} aria-label={words.say('CLASS_WALL')}>
        <label className={classes.view}>
          {words.say('CLASS_WALL')}
          <select
            className={controls.field}
            value={view}
            onChange={({ currentTarget }) => {
              const chosen = wallViews.find((each) => each === currentTarget.value);
              if (chosen !== undefined) {
                void send({ order: 'show', view: chosen });
              }
            }}
          >
            {wallViews.map((each) => (
              <option key={each} value={each}>
                {words.say(`CLASS_WALL_${each.toUpperCase()}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={controls.button}
          aria-pressed={isFrozen}
          onClick={() => send({ order: 'freeze', isFrozen: !isFrozen })}
        >
          <IconSnowflake {...icon} />
          {words.say('CLASS_FREEZE')}
        </button>
        <button
          type="button"
          className={controls.button}
          aria-pressed={isAnonymous}
          onClick={() => send({ order: 'anonymise', isAnonymous: !isAnonymous })}
        >
          <IconEyeOff {...icon} />
          {words.say('CLASS_ANONYMISE')}
        </button>
        {wall !== undefined && (
          <a className={controls.button} href={wallAddress(wall)} target="_blank" rel="noreferrer">
            <IconExternalLink {...icon} />
            {words.say('CLASS_OPEN_WALL')}
          </a>
        )}
      </fieldset>
      <p className={controls.bad} role="alert" hidden={sent !== 'failed'}>
        {sent === 'failed' ? words.say('CLASS_NOT_TAKEN') : ''}
      </p>
      {isStopping && (
        <Confirm
          question={words.say('CLASS_STOP_QUESTION')}
          detail={words.say('CLASS_STOP_DETAIL')}
          action={words.say('CLASS_STOP')}
          onAnswer={(isYes) => {
            setIsStopping(false);
            if (isYes) {
              void send({ order: 'stop' });
            }
          }}
        />
      )}
    </div>
  );
}

/** Returns where the wall of a board is. */
export function wallAddress(board: string): string {
  return new URL('/', board).href;
}
