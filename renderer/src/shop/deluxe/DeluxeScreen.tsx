import { IconPlus, IconRosetteDiscount, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApplicationName } from '../../lib/config.ts';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import shared from '../../ui/styles/Text.module.css';
import { DeliveryBoxes } from './DeliveryBoxes.tsx';
import classes from './Deluxe.module.css';
import { MembershipOffer } from './MembershipOffer.tsx';

const features = [
  { icon: IconRosetteDiscount, title: 'LABEL_DEALS_OFFERS', text: 'DESCRIPTION_DEALS_OFFERS' },
  { icon: IconTruckDelivery, title: 'LABEL_FREE_FAST_DELIVERY', text: 'DESCRIPTION_FREE_FAST_DELIVERY' },
  { icon: IconPlus, title: 'LABEL_UNLIMITED_PURCHASE', text: 'DESCRIPTION_UNLIMITED_PURCHASE' },
] as const;

/** Explains what a deluxe membership is and costs, and how to get it (ui-shop.md 5.31). */
export function DeluxeScreen() {
  const { t } = useTranslation();
  const appname = useApplicationName();
  return (
    <app-deluxe-user>
      <div className="deluxe-membership">
        <Screen title={t('LABEL_DELUXE_MEMBERSHIP')} lead={t('DESCRIPTION_DELUXE_MEMBERSHIP', { appname })}>
          <Card className={classes.membership}>
            <DeliveryBoxes />
            <MembershipOffer />
          </Card>
          <ul className={`feature-cards-container ${classes.features}`}>
            {features.map(({ icon: Icon, title, text }) => (
              <li key={title} className={`feature-card ${classes.feature}`}>
                <Icon size={32} stroke={1.5} aria-hidden />
                <h2 className={shared.heading}>{t(title)}</h2>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        </Screen>
      </div>
    </app-deluxe-user>
  );
}
