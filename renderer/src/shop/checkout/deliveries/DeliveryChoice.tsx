import { IconBolt, IconRocket, IconTruck, IconTruckDelivery, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../../../../shared/api/records.ts';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { ChoiceList } from '../../../ui/choice-list/ChoiceList.tsx';
import { Queried } from '../../../ui/states/Queried.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import classes from './Deliveries.module.css';
import { useDeliveries } from './deliveries.ts';

interface DeliveryChoiceProps {
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** Renders the delivery methods as radio buttons. */
export function DeliveryChoice({ chosen, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation();
  return (
    <Queried
      query={useDeliveries()}
      waiting={<Waiting heights={[78, 78, 78]} minHeight={258} />}
      failed="DELIVERIES_FAILED"
    >
      {(deliveries) => (
        <ChoiceList
          column="Name"
          label={t('LABEL_CHOOSE_A_DELIVERY_SPEED')}
          chosen={chosen}
          onChoose={onChoose}
          choices={deliveries.map((delivery) => ({ id: delivery.id, content: <DeliveryText delivery={delivery} /> }))}
        />
      )}
    </Queried>
  );
}

/** Our icons by the names in the data, which come from another icon font. */
const icons: Readonly<Record<string, TablerIcon>> = {
  'fa-rocket': IconRocket,
  'fa-shipping-fast': IconTruckDelivery,
  'fa-truck': IconTruck,
};

function DeliveryText({ delivery: { name, price, eta, icon } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation();
  const Icon = icons[icon.split(' ').at(-1) ?? ''] ?? IconBolt;
  return (
    <span className={classes.delivery}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <bdi className={classes.name}>{name}</bdi>
      <span className={classes.eta}>
        {t('LABEL_EXPECTED_DELIVERY')}:{' '}
        <span className={classes.days}>
          {eta} {t('LABEL_DAYS', { count: eta })}
        </span>
      </span>
      <span className={classes.price} data-price={price}>
        {formatPrice(price)}
      </span>
    </span>
  );
}
