import { Button } from '@mantine/core';
import { IconAlertCircle, IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../lib/api.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import { membershipQuery } from '../../lib/purchases/membership.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import shared from '../../ui/styles/Text.module.css';
import classes from './Deluxe.module.css';

/** Price and way to become a member, or why not. */
export function MembershipOffer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useSession((session) => session.token);
  const offer = useQuery(membershipQuery(token));
  if (offer.data !== undefined) {
    return (
      <div className={classes.offer}>
        <p className={classes.price} data-price={offer.data.membershipCost}>
          {formatPrice(offer.data.membershipCost)} <small>{t('MEMBERSHIP_ONCE')}</small>
        </p>
        <Button
          className="btn-become-member"
          aria-label="Become deluxe member"
          size="lg"
          leftSection={<IconCrown size={20} stroke={1.5} aria-hidden />}
          onClick={() => navigate('/payment/deluxe')}
        >
          {t('LABEL_BECOME_MEMBER')}
        </Button>
      </div>
    );
  }
  if (offer.isFetching) {
    return <Waiting className={classes.offer} heights={[92]} width={220} />;
  }
  const refusal = errorText(offer.error);
  return refusal === undefined ? (
    <ErrorState message="MEMBERSHIP_FAILED" onRetry={() => offer.refetch()} />
  ) : (
    <Refusal text={refusal} />
  );
}

/** The server's own words. For members they are good news. */
function Refusal({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.user?.role === 'deluxe');
  const Icon = isMember ? IconCrown : IconAlertCircle;
  return (
    <div className={`heading ${classes.offer}`}>
      <p className={`error ${shared.tinted} ${classes.refusal}`} role="status" data-member={isMember || undefined}>
        <Icon size={24} stroke={1.5} aria-hidden />
        {text}
      </p>
      <Button component={Link} to="/search" variant={isMember ? 'filled' : 'default'}>
        {t('SHOW_ALL_PRODUCTS')}
      </Button>
    </div>
  );
}
