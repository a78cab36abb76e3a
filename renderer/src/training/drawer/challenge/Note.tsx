import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { changeLearner } from '../../../lib/learner.ts';
import classes from './Challenge.module.css';

interface NoteProps {
  readonly challenge: ChallengeKey;
  /** The challenge's name, for the field's label. */
  readonly name: string;
  readonly kept: string;
}

/** Milliseconds after the last key press until a note is sent. */
const pause = 700;

/** The server keeps at most 10 KB of a note, and a character takes at most three bytes. */
const longestNote = 3300;

/** Holds the learner's note on a challenge. It is sent after a pause in typing, and at once when the field or the page is left. */
export function Note({ challenge, name, kept }: NoteProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const unsent = useRef<string>(undefined);
  useEffect(() => {
    const send = () => {
      if (unsent.current !== undefined) {
        void changeLearner({ notes: { [challenge]: unsent.current } });
        unsent.current = undefined;
      }
    };
    const timer = typed === undefined ? undefined : setTimeout(send, pause);
    window.addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', send);
    };
  }, [challenge, typed]);
  const leave = () => {
    if (unsent.current !== undefined) {
      void changeLearner({ notes: { [challenge]: unsent.current } });
      unsent.current = undefined;
    }
    // From here on the field shows what is kept, whoever changes it.
    setTyped(undefined);
  };
  // The field may also go away under the learner, when the drawer is put away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at the end
  useEffect(() => leave, []);
  return (
    <div className={classes.field}>
      <label className={classes.number} htmlFor={id}>
        {t('DRAWER_NOTE')}
      </label>
      <textarea
        id={id}
        className={classes.note}
        rows={4}
        maxLength={longestNote}
        spellCheck={false}
        aria-description={name}
        placeholder={t('DRAWER_NOTE_HINT')}
        value={typed ?? kept}
        onChange={(event) => {
          unsent.current = event.currentTarget.value;
          setTyped(event.currentTarget.value);
        }}
        onBlur={leave}
      />
    </div>
  );
}
