import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, messageId } from '../../ui/fields/FieldFrame.tsx';
import frame from '../../ui/fields/Fields.module.css';

interface PickupDateProps {
  /** Undefined while there is none; `invalid` for a day that doesn't exist, such as the 31st of June. */
  readonly date: Date | 'invalid' | undefined;
  readonly onChange: (date: Date | 'invalid' | undefined) => void;
}

const id = 'recycle-date';

/** Asks for the day of the pickup with the browser's own date field, which speaks every visitor's language. */
export function PickupDate({ date, onChange }: PickupDateProps) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (date === undefined && element.current?.value !== '' && element.current !== null) {
      element.current.value = '';
    }
  }, [date]);
  // React reports no change for a date that is only partly typed, so the input itself is asked.
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
