import type { EditorView } from '@codemirror/view';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRequest } from '../../../../../shared/http-file/http-file.ts';
import { parseHttpFile } from '../../../../../shared/http-file/parse.ts';
import { download } from '../../backup/download.ts';
import controls from '../../controls.module.css';
import { CodeEditor } from '../../editor/CodeEditor.tsx';
import { isMac } from '../../palette/keys.ts';
import { sendRequests, useFileRun } from '../store/file-run.ts';
import { changeFile, type OpenFile } from '../store/files.ts';
import { forgetWantedRequest, useWantedRequest } from '../store/wanted-request.ts';
import { Faults } from './Faults.tsx';
import classes from './Files.module.css';
import { fileEditing, goToLine } from './file-editing.ts';
import { Requests } from './Requests.tsx';
import { useParsed } from './use-parsed.ts';

/** Shows a file: its text for editing, and beside it its requests, or what is wrong in it. */
export function OpenedFile({ file: { id, name, text } }: { readonly file: OpenFile }) {
  const { t } = useTranslation();
  const parsed = useParsed(text);
  const { cancel } = useFileRun(id);
  const view = useRef<EditorView>(null);
  const [line, setLine] = useState(1);
  const [extensions] = useState(() => fileEditing(view, setLine));
  const isRunning = cancel !== undefined;
  const requests = parsed.kind === 'parsed' ? parsed.file.requests : [];
  const wanted = useWantedRequest(id);
  useEffect(() => {
    if (wanted !== undefined) {
      goToLine(view.current, requests[wanted.number - 1]?.line ?? 1);
      forgetWantedRequest();
    }
  }, [wanted, requests]);
  // What was typed last may not be read yet.
  const send = (choose: (requests: readonly FileRequest[]) => readonly FileRequest[]) => {
    const now = parseHttpFile(text);
    if (now.kind === 'parsed') {
      void sendRequests(id, now.file, choose(now.file.requests));
    }
  };
  const sendHere = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) {
      return;
    }
    // The editor would begin a line.
    event.preventDefault();
    event.stopPropagation();
    send((all) => all.filter((request) => request === requestAt(all, line)));
  };
  const save = () => {
    download(text, /\.(?:http|rest)$/i.test(name) ? name : `${name}.http`);
    changeFile(id, { isChanged: false });
  };
  return (
    <div id="workbench-file" role="tabpanel" aria-labelledby={`file-${id}`} className={classes.file}>
      <div className={classes.actions}>
        <button
          type="button"
          className={`${controls.control} ${controls.primary}`}
          disabled={requests.length === 0}
          aria-disabled={isRunning}
          onClick={() => send((all) => all)}
        >
          <IconSend size={18} stroke={1.5} aria-hidden />
          {t('HTTP_FILE_SEND_ALL')}
        </button>
        <button type="button" className={controls.control} aria-disabled={!isRunning} onClick={cancel}>
          {t('BTN_CANCEL')}
        </button>
        <button type="button" className={controls.control} onClick={save}>
          <IconDeviceFloppy size={18} stroke={1.5} aria-hidden />
          {t('HTTP_FILE_SAVE')}
        </button>
        <p className={classes.quiet}>{t('HTTP_FILE_KEYS', { key: isMac ? '⌘' : 'Ctrl' })}</p>
      </div>
      <div className={classes.panes}>
        <div className={classes.editor} onKeyDownCapture={sendHere}>
          <CodeEditor
            value={text}
            onChange={(changed) => changeFile(id, { text: changed, isChanged: true })}
            label={t('HTTP_FILE_TEXT', { name })}
            extensions={extensions}
          />
        </div>
        {parsed.kind === 'refused' ? (
          <Faults faults={parsed.faults} onGoTo={(line) => goToLine(view.current, line)} />
        ) : (
          <Requests
            id={id}
            file={parsed.file}
            current={requestAt(requests, line)}
            onGoTo={(to) => goToLine(view.current, to)}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the request to which a line belongs. What stands above the first one belongs to it. */
function requestAt(all: readonly FileRequest[], line: number): FileRequest | undefined {
  return all.findLast((each) => each.line <= line) ?? all[0];
}
