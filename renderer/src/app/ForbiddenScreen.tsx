import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Screen } from '../ui/screen/Screen.tsx';
import classes from './ForbiddenScreen.module.css';
import { ScreenTitle } from './ScreenTitle.tsx';

/**
 * Shows the error page `403` (ui-shop.md 5.38). Guards pass the key of a message; at the page's own route the key comes from the address.
 */
export function ForbiddenScreen({ error }: { readonly error?: string }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const key = error ?? parameters.get('error') ?? '';
  return (
    <app-error-page>
      <ScreenTitle title="TITLE_FORBIDDEN" />
      <Screen
        kind="form"
        title={
          <span className={classes.code}>
            <IconHandStop size={40} stroke={1.5} aria-hidden />
            403
          </span>
        }
      >
        <div className={`warn-notification ${classes.sign}`}>
          <img src="assets/public/images/illustrations/forbidden.svg" alt="" width={200} height={200} />
          <p className={classes.reason}>
            <span className="mat-subtitle-1">{key === '' ? '' : t(key)}</span>
          </p>
          <div className={classes.ways}>
            {key === 'UNAUTHORIZED_ACCESS_ERROR' && (
              <Button component={Link} to="/login">
                {t('BTN_LOGIN')}
              </Button>
            )}
            <Button component={Link} to="/search" variant="default">
              {t('BACK_TO_PRODUCTS')}
            </Button>
          </div>
        </div>
      </Screen>
    </app-error-page>
  );
}
