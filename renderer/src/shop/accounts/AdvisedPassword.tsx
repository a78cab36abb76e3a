import { Switch } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Password.module.css';
import { advisedLength, passwordChecks, passwordStrength } from './password-checks.ts';

interface AdvisedPasswordProps {
  readonly password: string;
  /** Class that scripts look for on the block. */
  readonly className?: string;
}

/** Shows the strength of a password and, on demand, what would make it stronger (ui-shop.md 5.9). */
export function AdvisedPassword({ password, className = '' }: AdvisedPasswordProps) {
  const { t } = useTranslation();
  const [advice, setAdvice] = useState(false);
  return (
    <div className={`${classes.block} ${className}`}>
      <Switch
        label={t('SHOW_PASSWORD_ADVICE')}
        checked={advice}
        onChange={(event) => setAdvice(event.currentTarget.checked)}
      />
      <PasswordStrength password={password} />
      {advice && <PasswordAdvice password={password} />}
    </div>
  );
}

/** The class that scripts look for and the word, for each fifth of the scale. */
const levels = [
  { name: 'low', label: 'PASSWORD_VERY_WEAK' },
  { name: 'low', label: 'PASSWORD_VERY_WEAK' },
  { name: 'low-medium', label: 'PASSWORD_WEAK' },
  { name: 'medium', label: 'PASSWORD_FAIR' },
  { name: 'high-medium', label: 'PASSWORD_GOOD' },
  { name: 'high', label: 'PASSWORD_STRONG' },
] as const;

/** Shows how strong a password is, in five segments and a word. Shows nothing for an empty password (ui-shop.md 5.9). */
function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const level = levels[strength / 20] ?? levels[0];
  return (
    <app-password-strength className={classes.strength} hidden={password === ''}>
      <div
        role="progressbar"
        aria-label={t('PASSWORD_STRENGTH')}
        aria-valuenow={strength}
        aria-valuetext={t(level.label)}
        className={`${level.name} ${classes.bar}`}
      >
        {[20, 40, 60, 80, 100].map((step) => (
          <span key={step} className={classes.segment} data-filled={strength >= step || undefined} />
        ))}
      </div>
      <span className={classes.word}>{t(level.label)}</span>
    </app-password-strength>
  );
}

/** Lists what makes a good password and ticks off each point that is met (ui-shop.md 5.9). */
function PasswordAdvice({ password }: { readonly password: string }) {
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
