import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassStatus } from '../../../../shared/api/class.ts';
import { classLimits } from '../../../../shared/class/limits.ts';
import { keepLearnerName, learnerName } from '../backup/learner-name.ts';
import controls from '../controls.module.css';
import notice from '../notices/Notice.module.css';
import classes from './Class.module.css';
import { changeClass } from './class-status.ts';

type Asking = Extract<ClassStatus, { kind: 'asking' }>;

/**
 * Asks once whether and under which name the range reports to the class, and says what is sent to whom. Nothing is sent before the learner has agreed.
 */
export function AskToJoin({ status }: { readonly status: Asking }) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(status.taken ?? learnerName() ?? '');
  const [isSending, setIsSending] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const tidied = name.replace(/\s+/g, ' ').trim();
  const answer = async (change: Parameters<typeof changeClass>[0]) => {
    setIsSending(true);
    try {
      await changeClass(change);
      setIsRefused(false);
    } catch (error) {
      console.log(error);
      setIsRefused(true);
    }
    setIsSending(false);
  };
  const isTaken = status.taken !== null && status.taken === tidied;
  const join = () => {
    // The backup that the learner hands in has the same name.
    keepLearnerName(tidied);
    return answer({ do: 'join', name: tidied });
  };
  return (
    <section className={classes.stack} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {t('CLASSROOM_QUESTION', { class: status.class })}
      </h2>
      <p className={notice.text}>{t('CLASSROOM_WHAT')}</p>
      <p className={notice.text}>{t('CLASSROOM_WHO')}</p>
      <ul className={classes.boards} aria-label={t('CLASSROOM_BOARDS')}>
        {status.boards.map((board) => (
          <li key={board}>{board}</li>
        ))}
      </ul>
      <label className={classes.field} htmlFor={id}>
        {t('CLASSROOM_NAME')}
        <input
          id={id}
          value={name}
          maxLength={classLimits.name}
          autoComplete="nickname"
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && tidied !== '' && !isTaken) {
              void join();
            }
          }}
        />
      </label>
      <p id={`${id}-note`} className={isTaken || isRefused ? classes.bad : classes.note} aria-live="polite">
        {isTaken ? t('CLASSROOM_TAKEN') : isRefused ? t('CLASSROOM_REFUSED') : t('CLASSROOM_NAME_NOTE')}
      </p>
      <div className={classes.actions}>
        <button
          type="button"
          className={`${controls.control} ${controls.primary}`}
          disabled={isSending || tidied === '' || isTaken}
          onClick={join}
        >
          {t('CLASSROOM_JOIN')}
        </button>
        <button
          type="button"
          className={controls.control}
          disabled={isSending}
          onClick={() => answer({ do: 'decline' })}
        >
          {t('CLASSROOM_DECLINE')}
        </button>
      </div>
    </section>
  );
}
