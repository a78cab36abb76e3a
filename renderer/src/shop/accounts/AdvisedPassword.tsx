import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Password.module.css';
import { PasswordAdvice } from './PasswordAdvice.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

interface AdvisedPasswordProps {
  readonly password: string;
  /** Class by which scripts know the block. */
  readonly className?: string;
}

/** The strength of a password, and on demand what would make it stronger (ui-shop.md 5.9). */
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
