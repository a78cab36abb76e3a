import { ActionIcon } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/TextField.tsx';
import { plainField } from '../../ui/fields/use-field.ts';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { RetryLine } from '../../ui/states/RetryLine.tsx';
import classes from './ChatbotScreen.module.css';
import { ChatWindow } from './ChatWindow.tsx';
import { useConversation } from './conversation.ts';

/** Shows the chat with the bot: `/#/chatbot` (ui-shop.md 5.18). */
export function ChatbotScreen() {
  const { t } = useTranslation();
  const { messages, say, isPending, failure } = useConversation();
  const [text, setText] = useState('');
  const send = () => {
    if (text !== '') {
      say(text);
      setText('');
    }
  };
  const onKeyUp = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing && send();
  return (
    <app-chatbot>
      <Screen
        title={t('SECTION_SUPPORT_CHAT')}
        lead={<span className="powered-by">({t('LABEL_POWERED_BY_CHATBOT', { chatbot: 'juicy-chat-bot' })})</span>}
      >
        <div id="chat-container">
          <Card id="chat-box" className={classes.box}>
            <ChatWindow messages={messages} isPending={isPending} />
            <div className={classes.foot}>
              {failure !== undefined && <RetryLine message={failure.text} trying={isPending} onRetry={failure.retry} />}
              <TextField
                id="message-input"
                name="message"
                label={t('LABEL_MESSAGE')}
                aria-label="Text field for a chat message"
                placeholder={t('ASK_ME_ANYTHING_PLACEHOLDER')}
                autoComplete="off"
                field={plainField(text, setText)}
                onKeyUp={onKeyUp}
                action={
                  <ActionIcon
                    className={classes.send}
                    size={40}
                    radius={20}
                    aria-label={t('SEND_MESSAGE')}
                    disabled={text === ''}
                    onClick={send}
                  >
                    <IconSend size={20} stroke={1.5} aria-hidden />
                  </ActionIcon>
                }
              />
            </div>
          </Card>
        </div>
      </Screen>
    </app-chatbot>
  );
}
