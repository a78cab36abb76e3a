import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { post } from '../../../lib/api.ts';
import { useNewPassword } from '../../../lib/calls/use-new-password.ts';
import { HelpButton } from '../../../ui/fields/HelpButton.tsx';
import { passwordRule, repeatRule } from '../../../ui/fields/password-rules.ts';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import { areFine, required, resetAll, useDependentField, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { AccountFrame, OtherWay } from '../AccountFrame.tsx';
import { emailRule } from '../email-rule.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type QuestionState, useSecurityQuestion } from './use-security-question.ts';

interface PasswordReset {
  readonly email: string;
  readonly answer: string;
  readonly new: string;
  readonly repeat: string;
}

/** What the email field says about the security question, by text key. */
const hints: Readonly<Partial<Record<QuestionState['state'], string>>> = {
  loading: 'QUESTION_LOADING',
  unknown: 'NO_QUESTION_FOR_EMAIL',
};

/** Lets users who know the answer to their security question set a new password (ui-shop.md 5.10). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const email = useField(emailRule);
  const answer = useField(required('MANDATORY_SECURITY_ANSWER'));
  const password = useField(passwordRule('MANDATORY_NEW_PASSWORD'));
  const repeat = useDependentField(repeatRule(password.value));
  const question = useSecurityQuestion(email.value);
  const { change, isPending, confirmation, refusal, clearMessage } = useNewPassword(
    (reset: PasswordReset) => post('rest/user/reset-password', reset),
    {
      onChanged: () => resetAll(email, answer, password, repeat),
      onRefused: () => resetAll(answer, password, repeat),
    },
  );
  const emailHint = hints[question.state];
  const enabled = areFine(email, answer, password, repeat) && question.state === 'found' && !isPending;
  const submit = () => change({ email: email.value, answer: answer.value, new: password.value, repeat: repeat.value });
  return (
    <app-forgot-password>
      <AccountFrame
        title={t('TITLE_FORGOT_PASSWORD')}
        lead={t('FORGOT_PASSWORD_LEAD')}
        greeting={t('FORGOT_PASSWORD_GREETING')}
      >
        <FormBox className="" enabled={enabled} loading={isPending} onSubmit={submit} onInput={clearMessage}>
          <FormMessage tone="confirmation" text={confirmation} />
          <FormMessage tone="error" text={refusal} />
          <TextField
            id="email"
            type="email"
            label={t('LABEL_EMAIL')}
            placeholder="Enter your email"
            aria-label="Email address field"
            field={email}
            hint={emailHint && t(emailHint)}
            action={<HelpButton name="Please enter your email address to proceed" text={t('MANDATORY_EMAIL')} />}
            {...verbatim}
          />
          {question.state === 'failed' && (
            <FormMessage
              tone="error"
              text={t('QUESTION_FAILED')}
              action={
                <Button variant="default" size="xs" onClick={question.retry}>
                  {t('BTN_RETRY')}
                </Button>
              }
            />
          )}
          <div id="forgot-form" className={layout.stack}>
            <NewPasswordFields question={question} answer={answer} password={password} repeat={repeat} />
            <FormButton id="resetButton" aria-label="Button to confirm the changes">
              {t('BTN_CHANGE')}
            </FormButton>
          </div>
        </FormBox>
        <OtherWay to="/login">{t('BACK_TO_LOGIN')}</OtherWay>
      </AccountFrame>
    </app-forgot-password>
  );
}
