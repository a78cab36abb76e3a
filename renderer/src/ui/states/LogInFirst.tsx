import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';

/** Takes the place of a screen without a guard for visitors who have to log in before there is anything to see. */
export function LogInFirst() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<img src="assets/public/images/illustrations/forbidden.svg" alt="" width={160} height={160} />}
      title={t('UNAUTHORIZED_ACCESS_ERROR')}
      action={
        <Button component={Link} to="/login">
          {t('BTN_LOGIN')}
        </Button>
      }
    />
  );
}
