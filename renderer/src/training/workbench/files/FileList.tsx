import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import strip from '../repeater/TabStrip.module.css';
import { forgetRun } from '../store/file-run.ts';
import { closeFile, files, type OpenFile, showFile } from '../store/files.ts';
import { CloseDialog } from './CloseDialog.tsx';

/** Shows the files that are open, as tabs. By keyboard, the arrows go through them, and Delete closes one. */
export function FileList() {
  const { t } = useTranslation();
  const { files: known, active } = files.use();
  const [closing, setClosing] = useState<OpenFile>();
  const list = useRef<HTMLDivElement>(null);
  const close = (file: OpenFile) => {
    setClosing(undefined);
    forgetRun(file.id);
    closeFile(file.id);
    // The next tab is rendered by then.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  const ask = (file: OpenFile | undefined) => {
    if (file?.isChanged) {
      setClosing(file);
    } else if (file !== undefined) {
      close(file);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = known.findIndex(({ id }) => id === active);
    const next = { ArrowRight: (at + 1) % known.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const file = next === undefined ? undefined : known.at(next);
    if (file !== undefined) {
      showFile(file.id);
      list.current?.querySelector<HTMLElement>(`#file-${file.id}`)?.focus();
      event.preventDefault();
    } else if (event.key === 'Delete') {
      ask(known[at]);
    }
  };
  return (
    <>
      {known.length > 0 && (
        <div ref={list} role="tablist" aria-label={t('HTTP_FILE_LIST')} className={strip.tabs} onKeyDown={onKeyDown}>
          {known.map((file) => (
            <button
              key={file.id}
              type="button"
              role="tab"
              id={`file-${file.id}`}
              aria-selected={file.id === active}
              aria-controls="workbench-file"
              aria-label={file.isChanged ? t('HTTP_FILE_CHANGED', { name: file.name }) : undefined}
              tabIndex={file.id === active ? 0 : -1}
              className={strip.tab}
              onClick={() => showFile(file.id)}
              onAuxClick={({ button }) => button === 1 && ask(file)}
            >
              <bdi className={strip.name}>{file.name}</bdi>
              {file.isChanged && ' •'}
              {/* The Delete key closes it as well. */}
              <span
                aria-hidden
                className={strip.close}
                title={t('HTTP_FILE_CLOSE')}
                onClick={(event) => {
                  event.stopPropagation();
                  ask(file);
                }}
              >
                ×
              </span>
            </button>
          ))}
        </div>
      )}
      <CloseDialog file={closing} onCancel={() => setClosing(undefined)} onClose={close} />
    </>
  );
}
