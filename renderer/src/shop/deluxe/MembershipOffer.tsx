import { Button } from '@mantine/core';
import { IconAlertCircle, IconCrown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '../../../../shared/values/is-object.ts';
import { errorText } from '../../lib/api.ts';
import { formatPrice } from '../../lib/purchases/format.ts';
import { membershipQuery } from '../../lib/purchases/membership.ts';
import { useSession } from '../../lib/session.ts';
import { WordedButton } from '../../ui/buttons/WordedButton.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import shared from '../../ui/styles/Text.module.css';
import classes from './Deluxe.module.css';

/** Shows the price and the button to become a member, or why that isn't possible. */
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
        <WordedButton
          className="btn-become-member"
          aria-label="Become deluxe member"
          size="lg"
          leftSection={<IconCrown size={20} stroke={1.5} aria-hidden />}
          onClick={() => navigate('/payment/deluxe')}
        >
          {t('LABEL_BECOME_MEMBER')}
        </WordedButton>
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

/** Shows the server's own words, which are good news for members. */
function Refusal({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.user?.role === 'deluxe');
  const Icon = isMember ? IconCrown : IconAlertCircle;
  const { state } = useLocation();
  const hasJustJoined = isMember && isObject(state) && state.joined === true;
  return (
    <div className={`heading ${classes.offer}`}>
      {hasJustJoined && <p className={classes.lead}>{t('DELUXE_THANKS')}</p>}
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
