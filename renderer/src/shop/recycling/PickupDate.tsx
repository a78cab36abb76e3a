import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, messageId } from '../../ui/fields/FieldFrame.tsx';
import frame from '../../ui/fields/Fields.module.css';

interface PickupDateProps {
  /** Undefined while there is none; `invalid` for a day that is none, such as the 31st of June. */
  readonly date: Date | 'invalid' | undefined;
  readonly onChange: (date: Date | 'invalid' | undefined) => void;
}

const id = 'recycle-date';

/** The day on which we come: the browser's own date field, which speaks every reader's language. */
export function PickupDate({ date, onChange }: PickupDateProps) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (date === undefined && element.current?.value !== '' && element.current !== null) {
      element.current.value = '';
    }
  }, [date]);
  // A day that is typed by halves is no change to React, so the browser is asked directly.
  const judge = ({ validity, valueAsDate }: HTMLInputElement) =>
    onChange(validity.badInput ? 'invalid' : (valueAsDate ?? undefined));
  const error = touched && date === 'invalid' ? t('INVALID_DATE') : undefined;
  return (
    <FieldFrame id={id} label={t('LABEL_PICKUP_DATE')} error={error}>
      <div className={frame.control}>
        <input
          ref={element}
          id={id}
          type="date"
          className={frame.input}
          aria-invalid={error !== undefined}
          aria-describedby={messageId(id)}
          onChange={(event) => judge(event.currentTarget)}
          onKeyUp={(event) => judge(event.currentTarget)}
          onBlur={(event) => {
            judge(event.currentTarget);
            setTouched(true);
          }}
        />
      </div>
    </FieldFrame>
  );
}
