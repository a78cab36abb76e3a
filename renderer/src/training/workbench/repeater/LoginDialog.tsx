import { Group, Modal, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import { resetAll, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { rangeSkin } from '../../../ui/RangeSurface.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { NotSent } from '../send/post.ts';
import { type Login, logInAs } from '../store/logins.ts';

interface LoginDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onLogin: (login: Login) => void;
  /** Gets the focus back. The item of the menu that opened the dialog is gone by then. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Asks for a user's email and password, and logs in with them. Both may be anything: the shop's login is what is attacked here. */
export function LoginDialog({ opened, onClose, onLogin, opener }: LoginDialogProps) {
  const { t } = useTranslation();
  const email = useField(() => undefined);
  const password = useField(() => undefined);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useBackCloses(opened, onClose);
  const close = () => {
    resetAll(email, password);
    setRefusal(undefined);
    onClose();
  };
  const logIn = async () => {
    setSending(true);
    setRefusal(undefined);
    try {
      const outcome = await logInAs(email.value, password.value);
      if (outcome.kind === 'done') {
        onLogin(outcome.login);
        close();
      } else {
        setRefusal(
          outcome.reason === 'totp' ? t('REPEATER_SECOND_FACTOR') : t('REPEATER_REFUSED', { reason: outcome.reason }),
        );
      }
    } catch (error) {
      setRefusal(error instanceof NotSent ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      {...rangeSkin}
      opened={opened}
      onClose={close}
      returnFocus={false}
      onExitTransitionEnd={() => opener.current?.focus()}
      title={t('REPEATER_LOG_IN_TITLE')}
      closeButtonProps={{ 'aria-label': t('BTN_CLOSE') }}
    >
      <FormBox enabled={email.value !== '' && !isSending} loading={isSending} onSubmit={() => void logIn()}>
        <Text size="sm">{t('REPEATER_LOG_IN_TEXT')}</Text>
        <Notice tone="bad">{refusal}</Notice>
        <TextField
          {...verbatim}
          id="workbench-email"
          label={t('LABEL_EMAIL')}
          field={email}
          errorText={t}
          data-autofocus
        />
        <PasswordField id="workbench-password" label={t('LABEL_PASSWORD')} field={password} />
        <Group justify="flex-end">
          <FormButton size="sm">{t('BTN_LOGIN')}</FormButton>
        </Group>
      </FormBox>
    </Modal>
  );
}
