import { useEffect, useRef } from 'react';
import { useWords } from '../words.tsx';
import classes from './Confirm.module.css';
import controls from './controls.module.css';

interface ConfirmProps {
  readonly question: string;
  readonly detail: string;
  /** What the button that goes on says. */
  readonly action: string;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before what can't be taken back. The browser keeps the focus inside, and Escape says no. */
export function Confirm({ question, detail, action, onAnswer }: ConfirmProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="question"
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id="question" className={classes.question}>
        {question}
      </h2>
      <p>{detail}</p>
      <div className={classes.answers}>
        <button type="button" className={controls.button} onClick={() => onAnswer(false)}>
          {words.say('CLASS_CANCEL')}
        </button>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => onAnswer(true)}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
