import { useTranslation } from 'react-i18next';
import { HelpButton } from '../../../ui/fields/HelpButton.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { passwordLength } from '../../../ui/fields/password-rules.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Field } from '../../../ui/fields/use-field.ts';
import { AdvisedPassword } from '../AdvisedPassword.tsx';
import type { QuestionState } from './use-security-question.ts';

interface NewPasswordFieldsProps {
  readonly question: QuestionState;
  readonly answer: Field;
  readonly password: Field;
  readonly repeat: Field;
}

/** Renders the fields for the answer, the new password and its repetition. They are disabled until there is a question to answer. */
export function NewPasswordFields({ question, answer, password, repeat }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const disabled = question.state !== 'found';
  const asked = question.state === 'found' ? question.question : undefined;
  return (
    <>
      <TextField
        id="securityAnswer"
        type="password"
        label={t('LABEL_SECURITY_QUESTION')}
        placeholder={asked}
        aria-label="Field for the answer to the security question"
        field={answer}
        // The placeholder vanishes once an answer is typed, and is cut off on small screens.
        hint={asked}
        disabled={disabled}
        autoComplete="off"
        action={
          <HelpButton name="Please answer your selected security question" text={t('MANDATORY_SECURITY_ANSWER')} />
        }
      />
      <PasswordField
        id="newPassword"
        label={t('LABEL_NEW_PASSWORD')}
        aria-label="Field for New Password"
        field={password}
        hint={t('INVALID_PASSWORD_LENGTH', { length: passwordLength })}
        counter={`${password.value.length}/40`}
        disabled={disabled}
      />
      <PasswordField
        id="newPasswordRepeat"
        label={t('LABEL_REPEAT_NEW_PASSWORD')}
        aria-label="Field to confirm the new password"
        field={repeat}
        counter={`${repeat.value.length}/40`}
        disabled={disabled}
      />
      <AdvisedPassword password={password.value} className="advice-container" />
    </>
  );
}
