import { IconCheck, IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';
import { useWords } from '../../words.tsx';
import { Confirm } from '../Confirm.tsx';
import controls from '../controls.module.css';
import { useOrders } from '../model/send-order.tsx';
import classes from './Actions.module.css';

/** What asks before it is done. */
type Question = 'resetKey' | 'remove';

/** Renders what the trainer can do for one learner. */
export function Actions({ learner }: { readonly learner: TrainerLearner }) {
  const words = useWords();
  const { sent, send } = useOrders();
  const [question, setQuestion] = useState<Question>();
  const { id, name, stuck, isVerified } = learner;
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  const key = question === 'remove' ? 'CLASS_REMOVE' : 'CLASS_RESET_KEY';
  return (
    <span className={classes.actions}>
      {stuck !== null && (
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          onClick={() => send({ order: 'helped', learner: id })}
        >
          <IconCheck {...icon} />
          {words.say('CLASS_HELPED')}
        </button>
      )}
      {isVerified && (
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          title={words.say('CLASS_RESET_KEY')}
          aria-label={words.say('CLASS_RESET_KEY_OF', { name })}
          onClick={() => setQuestion('resetKey')}
        >
          <IconKey {...icon} />
        </button>
      )}
      <button
        type="button"
        className={`${controls.button} ${controls.small}`}
        title={words.say('CLASS_REMOVE')}
        aria-label={words.say('CLASS_REMOVE_OF', { name })}
        onClick={() => setQuestion('remove')}
      >
        <IconTrash {...icon} />
      </button>
      {sent === 'failed' && (
        <span className={controls.bad} role="alert">
          {words.say('CLASS_NOT_TAKEN')}
        </span>
      )}
      {question !== undefined && (
        <Confirm
          question={words.say(`${key}_OF`, { name })}
          detail={words.say(`${key}_DETAIL`)}
          action={words.say(key)}
          onAnswer={(isYes) => {
            setQuestion(undefined);
            if (isYes) {
              void send({ order: question, learner: id });
            }
          }}
        />
      )}
    </span>
  );
}
