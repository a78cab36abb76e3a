import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Password.module.css';
import { advisedLength, passwordChecks } from './password-checks.ts';

/** What a good password has, each line ticked off as it is met (ui-shop.md 5.9). */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  return (
    <app-password-strength-info>
      <ul className={`info-card ${classes.advice}`}>
        {passwordChecks.map(({ message, passes }) => {
          const passed = passes(password);
          return (
            <li key={message} className={`info-row ${classes.row}`} data-passed={passed || undefined}>
              {passed ? (
                <IconCheck size={18} stroke={2} aria-label={t('CRITERION_MET')} />
              ) : (
                <IconAlertCircle size={18} stroke={1.5} aria-label={t('CRITERION_NOT_MET')} />
              )}
              {t(message, { value: advisedLength })}
            </li>
          );
        })}
      </ul>
    </app-password-strength-info>
  );
}
