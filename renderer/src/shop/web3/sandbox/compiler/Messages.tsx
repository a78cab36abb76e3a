import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import panel from '../Panel.module.css';
import { useSandbox } from '../store.ts';
import type { CompilerMessage } from './compile.ts';
import classes from './Messages.module.css';

const icons = { error: IconCircleX, warning: IconAlertTriangle, info: IconInfoCircle } as const;
const names = { error: 'COMPILER_ERROR', warning: 'COMPILER_WARNING', info: 'COMPILER_NOTE' } as const;

/** Nobody reads more messages than this, and the compiler can produce thousands. */
const most = 50;

/** Shows the messages of the last compilation. Each run starts with an empty list. */
export function Messages({ onShow }: { readonly onShow: (place: number) => void }) {
  const { t } = useTranslation();
  const compilation = useSandbox((sandbox) => sandbox.compilation);
  return <div aria-live="polite">{content()}</div>;

  function content() {
    if (compilation.state === 'failed') {
      return (
        <div className={`error-container ${panel.panel}`}>
          <h2 className={panel.heading}>{t('COMPILER_ERRORS')}</h2>
          <p className={classes.failure}>{t(compilation.failure.text, compilation.failure.values)}</p>
        </div>
      );
    }
    if (compilation.state !== 'done') {
      return null;
    }
    const { messages, contracts } = compilation.result;
    if (messages.length === 0) {
      return <p className={panel.good}>{t('COMPILER_DONE', { count: contracts.length })}</p>;
    }
    const hasErrors = messages.some(({ severity }) => severity === 'error');
    return (
      <div className={`error-container ${panel.panel}`}>
        {!hasErrors && <p className={panel.good}>{t('COMPILER_DONE', { count: contracts.length })}</p>}
        <h2 className={panel.heading}>{t(hasErrors ? 'COMPILER_ERRORS' : 'COMPILER_WARNINGS')}</h2>
        <ul className={classes.list}>
          {messages.slice(0, most).map((message) => (
            <li key={`${message.range?.from} ${message.file} ${message.text}`} data-severity={message.severity}>
              <Message message={message} onShow={onShow} />
            </li>
          ))}
        </ul>
        {messages.length > most && (
          <p className={panel.note}>{t('COMPILER_MORE', { count: messages.length - most })}</p>
        )}
      </div>
    );
  }
}

interface MessageProps {
  readonly message: CompilerMessage;
  readonly onShow: (place: number) => void;
}

function Message({ message: { severity, text, file, line, range }, onShow }: MessageProps) {
  const { t } = useTranslation();
  const Icon = icons[severity];
  const content = (
    <>
      <Icon size={18} stroke={1.5} aria-label={t(names[severity])} />
      <span>
        {line !== undefined ? (
          <strong>{t('COMPILER_LINE', { line })}: </strong>
        ) : (
          file !== undefined && <strong>{file}: </strong>
        )}
        {text}
      </span>
    </>
  );
  return range === undefined ? (
    <div className={classes.message}>{content}</div>
  ) : (
    <button type="button" className={classes.message} onClick={() => onShow(range.from)}>
      {content}
    </button>
  );
}
