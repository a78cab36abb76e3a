import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './UploadProgress.module.css';

interface UploadProgressProps {
  /** Part of the bytes that are on the other side, 0 to 1. */
  readonly share: number;
  /** What is on its way, e.g. the name of a file. */
  readonly name: string;
}

/** How far an upload is, as a bar and in words. All bytes sent is not the end: then the shop still has to look at them. */
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
