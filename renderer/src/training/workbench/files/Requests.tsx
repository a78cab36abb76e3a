import { IconArrowUpRight, IconSend } from '@tabler/icons-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillRequest } from '../../../../../shared/http-file/fill.ts';
import type { FileRequest, HttpFile } from '../../../../../shared/http-file/http-file.ts';
import { rawRequest } from '../../../../../shared/http-file/raw-request.ts';
import controls from '../../controls.module.css';
import { fromBase64 } from '../model/bytes.ts';
import { draftOf } from '../model/draft.ts';
import type { Sent } from '../model/sent.ts';
import { type FileRun, keysOf, type Outcome, sendRequests, useFileRun } from '../store/file-run.ts';
import { openInRepeater } from '../store/repeater.ts';
import { MessageView } from '../view/MessageView.tsx';
import { SentSummary } from '../view/SentSummary.tsx';
import classes from './Files.module.css';

interface RequestsProps {
  readonly id: string;
  readonly file: HttpFile;
  readonly onGoTo: (line: number) => void;
}

interface ListProps extends RequestsProps {
  /** The request at the cursor. */
  readonly current: FileRequest | undefined;
}

/** Lists a file's requests, each with what came back for it. */
export function Requests({ id, file, current, onGoTo }: ListProps) {
  const { t } = useTranslation();
  const run = useFileRun(id);
  const keys = useMemo(() => keysOf(file), [file]);
  const list = useRef<HTMLElement>(null);
  const line = current?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request may be the one at the cursor
  useEffect(() => showCurrent(list.current), [line]);
  return (
    <section ref={list} className={classes.requests} aria-label={t('HTTP_FILE_REQUESTS')}>
      {file.requests.length === 0 && <p className={classes.quiet}>{t('HTTP_FILE_NO_REQUESTS')}</p>}
      <ol className={classes.list}>
        {file.requests.map((request, at) => (
          <Entry
            key={keys[at]}
            id={id}
            file={file}
            request={request}
            isCurrent={request === current}
            outcome={run.outcomes[keys[at] ?? '']}
            exchanges={run.exchanges}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps extends RequestsProps {
  readonly request: FileRequest;
  readonly isCurrent: boolean;
  readonly outcome: Outcome | undefined;
  readonly exchanges: FileRun['exchanges'];
}

const Entry = memo(function Entry({ id, file, request, isCurrent, outcome, exchanges, onGoTo }: EntryProps) {
  const { t } = useTranslation();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const { method, target, title, line } = request;
  const name = title || `${method} ${target}`;
  const toRepeater = () => {
    const filled = fillRequest(file, request, exchanges);
    if (filled.kind === 'incomplete') {
      setReasons(filled.reasons);
    } else if (!openInRepeater(draftOf(rawRequest(filled.request, location.host)), name)) {
      setReasons([t('REPEATER_TOO_MANY')]);
    }
  };
  const told = outcome?.kind === 'not sent' ? outcome.reasons : reasons;
  return (
    <li className={classes.request} aria-current={isCurrent || undefined}>
      <div className={classes.requestHead}>
        <button type="button" className={classes.requestName} onClick={() => onGoTo(line)}>
          <bdi>{name}</bdi>
          <span className={classes.requestLine}>
            <span className={classes.method}>{method}</span> {target.slice(0, 120)}
          </span>
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('HTTP_FILE_SEND', { name })}
          title={t('HTTP_FILE_SEND', { name })}
          onClick={() => {
            setReasons([]);
            void sendRequests(id, file, [request]);
          }}
        >
          <IconSend size={18} stroke={1.5} aria-hidden />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('HTTP_FILE_TO_REPEATER', { name })}
          title={t('HTTP_FILE_TO_REPEATER', { name })}
          onClick={toRepeater}
        >
          <IconArrowUpRight size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div role="status">
        {outcome?.kind === 'under way' && <p className={classes.quiet}>{t('REPEATER_SENDING')}</p>}
        {told.map((reason) => (
          <p key={reason} className={classes.refusal}>
            {reason}
          </p>
        ))}
        {outcome?.kind === 'sent' && <SentSummary {...outcome.sent} />}
      </div>
      {outcome?.kind === 'sent' && <Response sent={outcome.sent} name={name} />}
    </li>
  );
});

/** Shows the request at the cursor, where the list scrolls by itself. The page stays where it is. */
function showCurrent(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry || list.scrollHeight <= list.clientHeight) {
    return;
  }
  const [own, around] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < around.top || own.bottom > around.bottom) {
    list.scrollTop += own.top - around.top;
  }
}

function Response({ sent, name }: { readonly sent: Sent; readonly name: string }) {
  const { t } = useTranslation();
  const bytes = useMemo(() => fromBase64(sent.response), [sent.response]);
  const [isOpen, setOpen] = useState(true);
  return (
    <details className={classes.response} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('REPEATER_RESPONSE')}</summary>
      {isOpen && <MessageView bytes={bytes} label={t('HTTP_FILE_RESPONSE_TO', { name })} />}
    </details>
  );
}
