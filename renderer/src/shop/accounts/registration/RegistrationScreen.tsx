import { IconUserPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SecurityQuestion } from '../../../../../shared/api/answers.ts';
import { dataOf } from '../../../lib/api.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { passwordLength, passwordRule, repeatRule } from '../../../ui/fields/password-rules.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField, verbatim } from '../../../ui/fields/TextField.tsx';
import { areFine, required, useField } from '../../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../../ui/forms/FormBox.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { AccountFrame, OtherWay } from '../AccountFrame.tsx';
import { AdvisedPassword } from '../AdvisedPassword.tsx';
import { emailRule } from '../email-rule.ts';
import { useRegistration } from './use-registration.ts';

/** The security questions to choose from, in the shop's language (api-account.md 13.1). */
const securityQuestionsQuery = queryOptions({
  queryKey: ['security-questions'],
  queryFn: dataOf<readonly SecurityQuestion[]>('api/SecurityQuestions/'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Shows the registration screen (ui-shop.md 5.8). */
export function RegistrationScreen() {
  const { t } = useTranslation();
  const questions = useQuery(securityQuestionsQuery);
  // weakness: persistedXssUserChallenge, emptyUserRegistration (the server does not repeat any of these checks)
  const email = useField(emailRule);
  const password = useField(passwordRule('MANDATORY_PASSWORD'));
  // weakness: passwordRepeatChallenge (validated only when it changes itself, so a later edit of the password goes unnoticed)
  const repeat = useField(repeatRule(password.value));
  const question = useField(required('MANDATORY_SECURITY_QUESTION'));
  const answer = useField(required('MANDATORY_SECURITY_ANSWER'));
  const { register, isPending, refusal, clearRefusal } = useRegistration();

  const enabled = areFine(email, password, repeat, question, answer) && !isPending;
  // weakness: registerAdminChallenge (the only protection is that there is no field for the role)
  const submit = () =>
    register({
      email: email.value,
      password: password.value,
      passwordRepeat: repeat.value,
      securityQuestion: questions.data?.find(({ id }) => String(id) === question.value),
      securityAnswer: answer.value,
    });
  return (
    <app-register>
      <AccountFrame title={t('TITLE_REGISTRATION')} lead={t('REGISTRATION_LEAD')} greeting={t('REGISTRATION_GREETING')}>
        <FormMessage tone="error" text={refusal} />
        <FormBox
          id="registration-form"
          enabled={enabled}
          loading={isPending}
          onSubmit={submit}
          onFocus={({ target }) => target instanceof HTMLInputElement && clearRefusal()}
        >
          <TextField
            id="emailControl"
            label={t('LABEL_EMAIL')}
            aria-label="Email address field"
            field={email}
            {...verbatim}
          />
          <PasswordField
            id="passwordControl"
            label={t('LABEL_PASSWORD')}
            aria-label="Field for the password"
            field={password}
            hint={t('INVALID_PASSWORD_LENGTH', { length: passwordLength })}
            counter={`${password.value.length}/40`}
          />
          <PasswordField
            id="repeatPasswordControl"
            label={t('LABEL_PASSWORD_REPEAT')}
            aria-label="Field to confirm the password"
            field={repeat}
            counter={`${repeat.value.length}/40`}
          />
          <AdvisedPassword password={password.value} />
          <div className={`security-container ${layout.stack}`}>
            {questions.isError ? (
              <ErrorState message="ERROR_NO_ANSWER" onRetry={() => questions.refetch()} />
            ) : (
              <SelectField
                name="securityQuestion"
                label={t('LABEL_SECURITY_QUESTION')}
                aria-label="Selection list for the security question"
                placeholder={t('CHOOSE_QUESTION')}
                field={question}
                hint={t('CANNOT_BE_CHANGED_LATER')}
                options={(questions.data ?? []).map(({ id, question: text }) => ({ value: String(id), text }))}
              />
            )}
            <TextField
              id="securityAnswerControl"
              label={t('SECURITY_ANSWER')}
              placeholder={t('SECURITY_ANSWER_PLACEHOLDER')}
              aria-label="Field for the answer to the security question"
              field={answer}
              autoComplete="off"
            />
          </div>
          <FormButton id="registerButton" aria-label="Button to complete the registration" icon={IconUserPlus}>
            {t('BTN_REGISTER')}
          </FormButton>
        </FormBox>
        <OtherWay id="alreadyACustomerLink" to="/login">
          {t('ALREADY_A_CUSTOMER')}
        </OtherWay>
      </AccountFrame>
    </app-register>
  );
}
