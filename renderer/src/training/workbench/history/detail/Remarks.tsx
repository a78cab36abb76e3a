import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { remark as change } from '../../store/history.ts';
import fields from '../../view/fields/fields.module.css';
import { MarkSign, markTexts } from '../list/MarkSign.tsx';
import { longestNote, marks, type Remark } from '../list/remarks.ts';
import classes from './Detail.module.css';

interface RemarksProps {
  readonly id: number;
  readonly remark: Remark | undefined;
}

/** Takes a mark and a note for an exchange. Only this browser keeps them. */
export function Remarks({ id, remark }: RemarksProps) {
  const { t } = useTranslation();
  const field = useId();
  return (
    <div className={classes.remarks}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other rather than a form */}
      <div role="group" aria-label={t('HISTORY_MARK')} className={classes.marks}>
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            aria-pressed={remark?.mark === mark}
            className={classes.mark}
            onClick={() => change(id, { mark: remark?.mark === mark ? undefined : mark })}
          >
            <MarkSign mark={mark} />
            {t(markTexts[mark])}
          </button>
        ))}
      </div>
      <div className={classes.note}>
        <label className={fields.label} htmlFor={field}>
          {t('HISTORY_NOTE')}
        </label>
        <input
          id={field}
          className={fields.input}
          autoComplete="off"
          maxLength={longestNote}
          placeholder={t('HISTORY_NOTE_FOR')}
          value={remark?.note ?? ''}
          onChange={({ currentTarget }) => change(id, { note: currentTarget.value })}
        />
      </div>
    </div>
  );
}
