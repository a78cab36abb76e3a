import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.ts';
import { useKeptFocus } from '../../../ui/forms/use-kept-focus.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { Delayed } from '../../../ui/states/Delayed.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import form from '../PrivacyForm.module.css';
import { PrivacyFrame } from '../PrivacyFrame.tsx';
import { SecondFactorRemoval } from './SecondFactorRemoval.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import classes from './TwoFactor.module.css';
import { twoFactorStatusQuery } from './use-second-factor-change.ts';

/** Lets customers add a second factor to their account or remove it (ui-shop.md 5.12). */
export function TwoFactorScreen() {
  const { t } = useTranslation();
  return (
    <app-privacy-security>
      <app-two-factor-auth>
        <PrivacyFrame title={t('TITLE_TWO_FACTOR_AUTH_CONFIG')} titleId="2fa-setup-title" lead={t('TWO_FACTOR_LEAD')}>
          <Card className={form.card}>
            <StatusContent />
          </Card>
        </PrivacyFrame>
      </app-two-factor-auth>
    </app-privacy-security>
  );
}

/** Shows the form for the present state. The one form replaces the other, so it is here that the focus is kept from one to the next. */
function StatusContent() {
  const token = useSession((session) => session.token);
  const query = useQuery(twoFactorStatusQuery(token));
  const ref = useKeptFocus<HTMLDivElement>(query.isFetching);
  return (
    <div ref={ref} tabIndex={-1} data-holds-focus>
      <Queried
        query={query}
        failed="TWO_FACTOR_FAILED"
        loggedOut={<LogInFirst />}
        waiting={
          <div className={classes.loading} aria-busy>
            <Delayed>
              <Skeleton height={300} width={300} radius={12} />
              <Skeleton height={48} radius={12} />
              <Skeleton height={48} radius={12} />
            </Delayed>
          </div>
        }
      >
        {(status) => (status.setup ? <SecondFactorRemoval /> : <SecondFactorSetup {...status} />)}
      </Queried>
    </div>
  );
}
