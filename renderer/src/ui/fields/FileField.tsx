import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, labelId, messageId } from './FieldFrame.tsx';
import frame from './Fields.module.css';
import classes from './FileField.module.css';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'onChange'> {
  readonly id: string;
  readonly label: ReactNode;
  /** The chosen file, whether or not it is acceptable; undefined empties the field. */
  readonly file: File | undefined;
  /** Called with undefined when the file is removed again. */
  readonly onPick: (file: File | undefined) => void;
  /** Translated, like the texts below. */
  readonly error?: ReactNode;
  readonly hint?: string;
  /** Text of the empty field, e.g. "Pick image". */
  readonly invitation: string;
}

/**
 * Renders a field for choosing a file by keyboard, pointer or drag and drop. The browser's own input covers the whole field invisibly and
 * takes all other properties (`accept`, `name`, `aria-label`, ...).
 */
export function FileField({ id, label, file, onPick, error, hint, invitation, ...input }: FileFieldProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (file === undefined && element.current !== null) {
      element.current.value = '';
    }
  }, [file]);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={`${frame.control} ${classes.field}`} data-filled={file !== undefined || undefined}>
        <span className={classes.start} aria-hidden>
          {file === undefined ? <IconPaperclip size={20} stroke={1.5} /> : <IconFile size={20} stroke={1.5} />}
        </span>
        <span className={classes.name}>{file === undefined ? invitation : file.name}</span>
        {file !== undefined && <span className={classes.size}>{formatSize(file.size)}</span>}
        <input
          ref={element}
          id={id}
          type="file"
          className={classes.input}
          aria-labelledby={labelId(id)}
          aria-invalid={error !== undefined}
          aria-describedby={messageId(id)}
          // The visitor left the browser's dialog without choosing, so the previous file stays.
          onChange={({ currentTarget: { files } }) => files?.[0] !== undefined && onPick(files[0])}
          {...input}
        />
        {file !== undefined && (
          <button
            type="button"
            className={`${frame.action} ${classes.remove}`}
            aria-label={t('REMOVE_FILE', { name: file.name })}
            onClick={() => {
              onPick(undefined);
              element.current?.focus();
            }}
          >
            <IconX size={20} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/** Formats a size in kilobytes of 1,000 bytes, like the limits. */
function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
