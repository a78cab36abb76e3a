import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './CheckoutProgress.module.css';

/** The steps from the basket to an order (ui-shop.md 5.21 to 5.27). */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'review';

const steps: readonly { readonly step: CheckoutStep; readonly label: string; readonly path: string }[] = [
  { step: 'address', label: 'STEP_ADDRESS', path: '/address/select' },
  { step: 'delivery', label: 'STEP_DELIVERY', path: '/delivery-method' },
  { step: 'payment', label: 'STEP_PAYMENT', path: '/payment/shop' },
  { step: 'review', label: 'STEP_REVIEW', path: '/order-summary' },
];

/** Shows where the customer is in the checkout. Completed steps are links back; steps ahead are only named. */
export function CheckoutProgress({ step: current }: { readonly step: CheckoutStep }) {
  const { t } = useTranslation();
  const position = steps.findIndex(({ step }) => step === current);
  return (
    <nav aria-label={t('CHECKOUT_STEPS')} className={classes.progress}>
      <ol className={classes.steps}>
        {steps.map(({ step, label, path }, index) => {
          const state = index < position ? 'done' : index === position ? 'current' : 'ahead';
          const content = (
            <>
              <span className={classes.number} aria-hidden>
                {state === 'done' ? <IconCheck size={16} stroke={2} /> : index + 1}
              </span>
              <span className={classes.label}>{t(label)}</span>
            </>
          );
          return (
            <li key={step} className={classes.step} data-state={state}>
              {state === 'done' ? (
                <Link to={path} className={classes.content}>
                  {content}
                </Link>
              ) : (
                <span className={classes.content} aria-current={state === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
