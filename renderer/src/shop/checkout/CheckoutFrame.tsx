import type { ReactNode } from 'react';
import { Screen } from '../../ui/screen/Screen.tsx';
import { BasketGlance } from './basket/BasketGlance.tsx';
import classes from './CheckoutFrame.module.css';
import { CheckoutProgress, type CheckoutStep } from './CheckoutProgress.tsx';

interface CheckoutFrameProps {
  /** The heading. All texts are already translated. */
  readonly title: ReactNode;
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  /** The step that this screen represents. Without one (basket, saved cards) there is no progress line. */
  readonly step?: CheckoutStep;
  readonly children: ReactNode;
}

/**
 * Renders a checkout screen, with the progress line above its content and a summary of the basket beside it. The review shows the whole
 * basket, so it has no summary.
 */
export function CheckoutFrame({ title, lead, step, children }: CheckoutFrameProps) {
  return (
    <Screen title={title} lead={lead} kind={step === undefined ? 'reading' : 'pair'}>
      {step !== undefined && <CheckoutProgress step={step} />}
      {step === undefined || step === 'review' ? (
        children
      ) : (
        <div className={classes.beside}>
          <div className={classes.glance}>
            <BasketGlance />
          </div>
          <div className={classes.step}>{children}</div>
        </div>
      )}
    </Screen>
  );
}

/** Renders the heading of a part of a checkout screen. */
export function PartTitle({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <header className={classes.header}>
      <h2 id={id} className={classes.title}>
        {children}
      </h2>
    </header>
  );
}
