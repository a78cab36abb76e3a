import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/styles/Layout.module.css';
import classes from './DataExport.module.css';

/** The formats, by the value that the server gets. Only one is available. */
const formats = [
  { value: '1', name: 'JSON', available: true },
  { value: '2', name: 'PDF', available: false },
  { value: '3', name: 'Excel', available: false },
] as const;

interface FormatChoiceProps {
  readonly chosen: string | undefined;
  readonly onChoose: (format: string) => void;
}

/** Renders radio buttons with the labels that scripts look for (ui-shop.md 5.14). They are named by their words. */
export function FormatChoice({ chosen, onChoose }: FormatChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      id="formatControl"
      role="radiogroup"
      aria-label="Select an option"
      aria-labelledby={id}
      className={layout.stack}
      style={{ gap: 4 }}
    >
      <span id={id} className={classes.formatsLabel}>
        {t('EXPORT_LABEL')}:
      </span>
      {formats.map(({ value, name, available }) => (
        <label key={value} id={`${id}-${value}`} className={classes.format} data-disabled={!available || undefined}>
          <input
            type="radio"
            name="format"
            value={value}
            aria-label={`Export Option ${name}`}
            aria-labelledby={`${id}-${value}`}
            className={classes.radio}
            checked={chosen === value}
            disabled={!available}
            onChange={() => onChoose(value)}
          />
          {name} {!available && <small className={classes.later}>{t('FORMAT_LATER')}</small>}
        </label>
      ))}
    </div>
  );
}
