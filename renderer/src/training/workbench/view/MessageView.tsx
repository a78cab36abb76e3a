import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findEmptyLine, fromUtf8, latin1 } from '../model/bytes.ts';
import { bodyText, readMessage } from '../model/response.ts';
import { CopyButton } from './CopyButton.tsx';
import { CodeText } from './code/CodeText.tsx';
import classes from './Message.module.css';
import { Body } from './parts/Body.tsx';
import { Head } from './parts/Head.tsx';
import { HexView } from './parts/HexView.tsx';
import { SelectionMenu } from './selection/SelectionMenu.tsx';
import { useSelectedIn } from './selection/use-selected-in.ts';

const views = ['pretty', 'raw', 'hex'] as const;

type View = (typeof views)[number];

interface MessageViewProps {
  /** The exact bytes of a request or a response. Decode base64 once with `useMemo` and `fromBase64`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the message is, such as "Response". */
  readonly label: string;
  /** Whether its content coding was undone already. */
  readonly isUnpacked?: boolean;
  /** Whether its bar begins with the label as a heading. */
  readonly hasHeading?: boolean;
  /** What stands beside the views: a summary, buttons. */
  readonly children?: ReactNode;
}

/**
 * Shows a request or a response: laid out, as it came, and byte by byte. Everything in it is shown as text, apart from pictures; nothing in it
 * runs or loads anything. Its height is that of its content, up to `--message-height`.
 */
export function MessageView({ bytes, label, isUnpacked = false, hasHeading = false, children }: MessageViewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [view, setView] = useState<View>('pretty');
  const tabs = useRef<HTMLDivElement>(null);
  const { place: panel, read: readSelected } = useSelectedIn<HTMLDivElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : views.at((views.indexOf(view) + step) % views.length);
    if (next !== undefined) {
      setView(next);
      tabs.current?.querySelector<HTMLElement>(`[data-view=${next}]`)?.focus();
      event.preventDefault();
    }
  };
  return (
    <div className={classes.message}>
      <div className={classes.bar}>
        {hasHeading && <h3 className={classes.heading}>{label}</h3>}
        <div
          ref={tabs}
          role="tablist"
          aria-label={t('MESSAGE_VIEWS', { message: label })}
          className={classes.tabs}
          onKeyDown={onKeyDown}
        >
          {views.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              data-view={each}
              id={`${id}-${each}`}
              aria-selected={each === view}
              aria-controls={`${id}-panel`}
              tabIndex={each === view ? 0 : -1}
              className={classes.tab}
              onClick={() => setView(each)}
            >
              {t(`MESSAGE_${each.toUpperCase()}`)}
            </button>
          ))}
        </div>
        {children}
        <div className={classes.ends}>
          <SelectionMenu of={label} read={readSelected} />
          <CopyButton text={() => textIn(bytes, view, isUnpacked)} of={label} shownIn={() => panel.current} />
        </div>
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${view}`}
        className={classes.panel}
        tabIndex={view === 'hex' ? -1 : 0}
        data-view={view}
      >
        {view === 'pretty' && <Pretty bytes={bytes} label={label} isUnpacked={isUnpacked} />}
        {view === 'raw' && <CodeText text={rawText(bytes)} language="plain" />}
        {view === 'hex' && <HexView bytes={bytes} label={t('MESSAGE_HEX_OF', { message: label })} />}
      </div>
    </div>
  );
}

function Pretty({ bytes, label, isUnpacked }: Required<Pick<MessageViewProps, 'bytes' | 'label' | 'isUnpacked'>>) {
  const message = useMemo(() => readMessage(bytes, isUnpacked), [bytes, isUnpacked]);
  const head = useMemo(() => rawText(bytes.subarray(0, findEmptyLine(bytes).head)).trimEnd(), [bytes]);
  return (
    <>
      <Head text={head} />
      <Body message={message} label={label} />
    </>
  );
}

/** Returns bytes as text with lines that end with \n, without hiding any that aren't UTF-8. */
function rawText(bytes: Uint8Array): string {
  return (fromUtf8(bytes) ?? latin1(bytes)).replaceAll('\r\n', '\n');
}

/** Returns what the copy button copies: the message as it came, and of the pretty view, its body without its coding. */
function textIn(bytes: Uint8Array<ArrayBuffer>, view: View, isUnpacked: boolean): string {
  if (view === 'raw') {
    return fromUtf8(bytes) ?? latin1(bytes);
  }
  return view === 'hex'
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ')
    : `${rawText(bytes.subarray(0, findEmptyLine(bytes).head))}\n${bodyText(readMessage(bytes, isUnpacked))}`;
}
