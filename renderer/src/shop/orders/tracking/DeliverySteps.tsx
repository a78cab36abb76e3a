import { IconBuildingWarehouse, IconHome, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './DeliverySteps.module.css';
import { type DeliveryStep, deliverySteps } from './delivery-step.ts';

const looks = {
  new: { text: 'DELIVERY_STEP_NEW', Icon: IconBuildingWarehouse },
  packing: { text: 'DELIVERY_STEP_PACKING', Icon: IconPackage },
  transit: { text: 'DELIVERY_STEP_TRANSIT', Icon: IconTruckDelivery },
  delivered: { text: 'DELIVERY_STEP_DELIVERED', Icon: IconHome },
} as const;

interface DeliveryStepsProps {
  readonly active: DeliveryStep;
  /** Days left until delivery, as the order states them; undefined when it doesn't. */
  readonly eta: string | undefined;
}

/** Shows the steps from the warehouse to the customer and how far the order has come. */
export function DeliverySteps({ active, eta }: DeliveryStepsProps) {
  const { t } = useTranslation();
  const reached = deliverySteps.indexOf(active);
  const days = eta ?? '?';
  return (
    <ol className={classes.steps} aria-label={t('DELIVERY_STEPS')}>
      {deliverySteps.map((step, index) => {
        const { text, Icon } = looks[step];
        const isActive = index === reached;
        return (
          <li
            key={step}
            className={`${classes.step} ${isActive ? 'confirmation' : ''}`}
            data-past={index < reached || undefined}
            data-active={isActive || undefined}
            aria-current={isActive ? 'step' : undefined}
          >
            <span className={classes.icon}>
              <Icon size={26} stroke={1.5} aria-hidden />
            </span>
            <span className={classes.text}>{t(text)}</span>
            {step === 'delivered' && !isActive && (
              <span className={classes.days}>
                {days} {t('LABEL_DAYS', { count: Number(days) })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
