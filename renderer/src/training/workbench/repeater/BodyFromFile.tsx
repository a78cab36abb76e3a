import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';
import { textOf, toBase64 } from '../model/bytes.ts';
import type { Draft } from '../model/draft.ts';
import { withBody } from '../model/parts.ts';
import { bytesText } from '../view/amounts.ts';
import classes from './Panes.module.css';
import type { DraftProps } from './RequestPane.tsx';

/** What a request may have, so that the order in which it is sent is not too large for the shop. */
const longestBody = 2 * 1024 * 1024;

/** Lets the learner replace a request's body by a file. */
export function BodyFromFile({ draft, onChange }: DraftProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const replace = async (file: File) => {
    if (file.size > longestBody) {
      const values = { size: bytesText(file.size), most: bytesText(longestBody) };
      showSnackBar({ message: 'REPEATER_FILE_TOO_LONG', values, tone: 'error' });
      return;
    }
    onChange(withBytes(draft, new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <>
      <button type="button" className={classes.link} onClick={() => field.current?.click()}>
        <IconFileUpload size={16} stroke={1.5} aria-hidden />
        {t('REPEATER_BODY_FROM_FILE')}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('REPEATER_BODY_FROM_FILE')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) {
            void replace(file);
          }
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Puts bytes into a draft's body: as text, where the editor can show them and sends the same again, or else as data. */
function withBytes(draft: Draft, bytes: Uint8Array): Draft {
  const { data: _, ...others } = draft;
  const text = textOf(bytes);
  return text === undefined
    ? { ...others, text: withBody(draft.text, ''), data: toBase64(bytes) }
    : { ...others, text: withBody(draft.text, text), bodyEnds: 'lf' };
}
