import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './UploadProgress.module.css';

interface UploadProgressProps {
  /** Fraction of the bytes that have been sent, 0 to 1. */
  readonly share: number;
  /** Name of what is being sent, e.g. of a file. */
  readonly name: string;
}

/** Shows the progress of an upload as a bar and in words. Sending all bytes isn't the end, because the shop still has to check them. */
export function UploadProgress({ share, name }: UploadProgressProps) {
  const { t } = useTranslation();
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <div className={classes.progress}>
      <p id={id} className={classes.text}>
        <span className={classes.name}>{t(share < 1 ? 'UPLOADING' : 'UPLOAD_PROCESSING', { name })}</span>
        <span className={classes.percent}>{percent} %</span>
      </p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={classes.filled} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
