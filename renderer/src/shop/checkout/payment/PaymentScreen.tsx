import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { formatPrice } from '../../../lib/purchases/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/screen/Card.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import { LogInFirst } from '../../../ui/states/LogInFirst.tsx';
import layout from '../../../ui/styles/Layout.module.css';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { PaymentMethods } from '../cards/PaymentMethods.tsx';
import { grantedDiscount } from '../granted-discount.ts';
import { StepButtons } from '../StepButtons.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { OtherOptions } from './OtherOptions.tsx';
import classes from './Payment.module.css';
import { type PaymentMode, paymentModeOf } from './payment-mode.ts';
import { type AmountDue, useAmountDue } from './use-amount-due.ts';
import { usePay } from './use-pay.ts';
import { WalletRow } from './WalletRow.tsx';

const leads = { shop: 'TITLE_PAYMENT_SHOP', wallet: 'TITLE_PAYMENT_WALLET', deluxe: 'TITLE_PAYMENT_DELUXE' } as const;

const notes = { shop: 'REVIEW_ALERT', wallet: 'REVIEW_WALLET', deluxe: undefined } as const;

/** Lets the customer choose how to pay for an order, a wallet deposit or a membership: `/#/payment/:entity` (ui-shop.md 5.24). */
export function PaymentScreen() {
  const { t } = useTranslation();
  const mode = paymentModeOf(useParams().entity);
  const isLoggedIn = useSession((session) => session.token !== undefined);
  return (
    <app-payment>
      <CheckoutFrame
        title={t('MY_PAYMENT_OPTIONS')}
        {...(isLoggedIn && { lead: t(leads[mode]) })}
        {...(mode === 'shop' && { step: 'payment' })}
      >
        {isLoggedIn ? <PaymentOfAmount key={mode} mode={mode} /> : <LogInFirst />}
      </CheckoutFrame>
    </app-payment>
  );
}

/** Renders the payment. A deposit's amount is chosen on the wallet screen, so anyone who arrives without one is sent there. */
function PaymentOfAmount({ mode }: { readonly mode: PaymentMode }) {
  const [isChosen] = useState(() => mode !== 'wallet' || sessionStorage.getItem('walletTotal') !== null);
  return isChosen ? <Payment mode={mode} /> : <Navigate to="/wallet" replace />;
}

function Payment({ mode }: { readonly mode: PaymentMode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [cardId, setCardId] = useState<number>();
  const [discount, setDiscount] = useState(grantedDiscount);
  const due = useAmountDue(mode, discount);
  const { pay, isPaying } = usePay(mode, due.amount);
  const note = notes[mode];
  return (
    <div className={`mat-own-card ${layout.stack}`} style={{ gap: 20 }}>
      <PaymentMethods chosen={cardId} onChoose={setCardId} />
      {mode !== 'wallet' && (
        <>
          <WalletRow amount={due.amount} isPaying={isPaying} onPay={(balance) => pay({ kind: 'wallet', balance })} />
          <CouponPanel onDiscount={setDiscount} />
          <OtherOptions />
        </>
      )}
      <Amount due={due} />
      <div>
        {note !== undefined && <p className={classes.note}>{t(note)}</p>}
        <StepButtons
          onBack={() => navigate(-1)}
          next={{
            ariaLabel: 'Proceed to review',
            className: 'nextButton',
            disabled: cardId === undefined || isPaying,
            onClick: () => cardId !== undefined && pay({ kind: 'card', cardId }),
          }}
        />
      </div>
    </div>
  );
}

/** Shows the amount due, or a way to request it again. */
function Amount({ due: { amount, failed, retry } }: { readonly due: AmountDue }) {
  const { t } = useTranslation();
  return (
    <Card className={classes.amount}>
      <span>{t('AMOUNT_TO_PAY')}</span>
      {failed ? (
        <FailedPart message="DELIVERY_PRICE_FAILED" onRetry={retry} marked />
      ) : (
        <strong data-price={amount}>
          {amount !== undefined && Number.isFinite(amount) ? formatPrice(amount) : '\u2026'}
        </strong>
      )}
    </Card>
  );
}
