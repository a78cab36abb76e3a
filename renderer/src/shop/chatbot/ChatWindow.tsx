import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../../lib/account/who-am-i.ts';
import classes from './ChatWindow.module.css';
import type { Message } from './conversation.ts';

interface ChatWindowProps {
  readonly messages: readonly Message[];
  /** Whether the bot is preparing a reply. */
  readonly isPending: boolean;
}

/** Milliseconds after a new message before the window scrolls to its end (ui-shop.md 5.18). */
const scrollDelayMs = 250;

const botPicture = 'assets/public/images/ChatbotAvatar.png';
const nobodysPicture = 'assets/public/images/uploads/default.svg';

/** Shows the conversation so far, with the newest message at the bottom. */
export function ChatWindow({ messages, isPending }: ChatWindowProps) {
  const { t } = useTranslation();
  const ownPicture = useVisitor().data?.profileImage ?? nobodysPicture;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for every new message
  useEffect(() => {
    const timer = setTimeout(() => list.current?.scrollTo(0, list.current.scrollHeight), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [messages.length, isPending]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <div ref={list} id="chat-window" className={classes.window} role="log" aria-label={t('CONVERSATION')} tabIndex={0}>
      {messages.map(({ id, author, body }) =>
        author === 'bot' ? (
          <div key={id} className={`message-container ${classes.message}`}>
            <img className={`juicy-chat-bot-image ${classes.face}`} src={botPicture} alt={t('BOT_SAYS')} />
            <p className={`speech-bubble-left ${classes.bubble}`}>{body}</p>
          </div>
        ) : (
          <div key={id} className={`message-container ${classes.message}`} data-own>
            <p className={`speech-bubble-right ${classes.bubble}`}>{body}</p>
            <img className={`profile-image ${classes.face}`} src={ownPicture} alt={t('YOU_SAY')} />
          </div>
        ),
      )}
      {isPending && (
        <div className={classes.message}>
          <img className={classes.face} src={botPicture} alt="" />
          <p className={`${classes.bubble} ${classes.thinking}`} role="img" aria-label={t('BOT_IS_TYPING')}>
            <span />
            <span />
            <span />
          </p>
        </div>
      )}
    </div>
  );
}
