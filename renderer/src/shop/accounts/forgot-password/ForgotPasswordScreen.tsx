import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HelpButton } from '../../../ui/fields/HelpButton.tsx';
import { passwordRule, repeatRule } from '../../../ui/fields/password-rules.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { required, useDependentField, useField } from '../../../ui/fields/use-field.ts';
import { onEnter } from '../../../ui/on-enter.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import classes from '../Accounts.module.css';
import { emailRule } from '../email-rule.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { QuestionFailure } from './QuestionFailure.tsx';
import { usePasswordReset } from './use-password-reset.ts';
import { type QuestionState, useSecurityQuestion } from './use-security-question.ts';

/** What the e-mail field says about its question, by text key. */
const hints: Readonly<Partial<Record<QuestionState['state'], string>>> = {
  loading: 'QUESTION_LOADING',
  unknown: 'NO_QUESTION_FOR_EMAIL',
};

/** The way back in for those who know the answer to their security question (ui-shop.md 5.10). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const email = useField(emailRule);
  const answer = useField(required('MANDATORY_SECURITY_ANSWER'));
  const password = useField(passwordRule('MANDATORY_NEW_PASSWORD'));
  const repeat = useDependentField(repeatRule(password.value));
  const question = useSecurityQuestion(email.value);
  const emptySecrets = () => {
    for (const field of [answer, password, repeat]) {
      field.reset();
    }
  };
  const { reset, isPending, confirmation, refusal, clearMessage } = usePasswordReset({
    onChanged: () => {
      email.reset();
      emptySecrets();
    },
    onRefused: emptySecrets,
  });
  const emailHint = hints[question.state];
  const closed = question.state !== 'found';
  const valid = [email, answer, password, repeat].every(({ error }) => error === undefined);
  const enabled = valid && !closed && !isPending;
  const submit = () => reset({ email: email.value, answer: answer.value, new: password.value, repeat: repeat.value });
  return (
    <app-forgot-password>
      <AccountFrame
        title={t('TITLE_FORGOT_PASSWORD')}
        lead={t('FORGOT_PASSWORD_LEAD')}
        greeting={t('FORGOT_PASSWORD_GREETING')}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands in for a form, which scripts do not expect here */}
        <div onInput={clearMessage} onKeyUp={onEnter(enabled, submit)}>
          <FormMessage tone="confirmation" text={confirmation} />
          <FormMessage tone="error" text={refusal} />
          <TextField
            id="email"
            type="email"
            label={t('LABEL_EMAIL')}
            placeholder="Enter your email"
            aria-label="Email address field"
            field={email}
            errorText={t}
            hint={emailHint === undefined ? undefined : t(emailHint)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            action={<HelpButton name="Please enter your email address to proceed" text={t('MANDATORY_EMAIL')} />}
          />
          <QuestionFailure question={question} />
          <div id="forgot-form" className={classes.fields}>
            <NewPasswordFields question={question} answer={answer} password={password} repeat={repeat} />
            <SubmitButton
              id="resetButton"
              aria-label="Button to confirm the changes"
              disabled={!enabled}
              loading={isPending}
              onSubmit={submit}
            >
              {t('BTN_CHANGE')}
            </SubmitButton>
          </div>
        </div>
        <p className={classes.other}>
          <Link to="/login" className={classes.link}>
            {t('BACK_TO_LOGIN')}
          </Link>
        </p>
      </AccountFrame>
    </app-forgot-password>
  );
}
