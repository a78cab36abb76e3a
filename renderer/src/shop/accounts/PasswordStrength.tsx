import { useTranslation } from 'react-i18next';
import classes from './Password.module.css';
import { passwordStrength } from './password-checks.ts';

/** Class (as scripts know it) and word for each fifth of the scale. */
const levels = [
  { name: 'low', label: 'PASSWORD_VERY_WEAK' },
  { name: 'low', label: 'PASSWORD_VERY_WEAK' },
  { name: 'low-medium', label: 'PASSWORD_WEAK' },
  { name: 'medium', label: 'PASSWORD_FAIR' },
  { name: 'high-medium', label: 'PASSWORD_GOOD' },
  { name: 'high', label: 'PASSWORD_STRONG' },
] as const;

/** How strong a password is, in five segments and a word; empty passwords have none (ui-shop.md 5.9). */
export function PasswordStrength({ password }: { readonly password: string }) {
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
