import type { ReactNode } from 'react';
import screen from '../../ui/screen/Screen.module.css';
import { BasketGlance } from './basket/BasketGlance.tsx';
import classes from './CheckoutFrame.module.css';
import { CheckoutProgress, type CheckoutStep } from './CheckoutProgress.tsx';

interface CheckoutFrameProps {
  /** The step that the screen is; without one (basket, saved cards) there is no progress line. */
  readonly step?: CheckoutStep;
  /** As in `Screen`: 820 or 1,280 px. */
  readonly width?: 'medium' | 'wide';
  readonly children: ReactNode;
}

/**
 * The column that a screen of the checkout stands in, with the progress line above it and the basket at a glance beside it until
 * the review shows it in full. Headings are the content's own.
 */
export function CheckoutFrame({ step, width = 'medium', children }: CheckoutFrameProps) {
  if (step === undefined || step === 'review') {
    return (
      <div className={screen.screen} data-width={width}>
        {step !== undefined && <CheckoutProgress step={step} />}
        {children}
      </div>
    );
  }
  return (
    <div className={`${screen.screen} ${classes.beside}`}>
      <CheckoutProgress step={step} />
      <div className={classes.glance}>
        <BasketGlance />
      </div>
      <div className={classes.step}>{children}</div>
    </div>
  );
}

interface CheckoutTitleProps {
  /** All texts are already translated. */
  readonly children: ReactNode;
  /** One sentence below. */
  readonly lead?: ReactNode;
  /** 2 where the part is embedded below another heading. */
  readonly level?: 1 | 2;
  readonly id?: string;
}

/** The heading of a screen of the checkout, or of a part of one. */
export function CheckoutTitle({ children, lead, level = 1, id }: CheckoutTitleProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={classes.header}>
      <Heading id={id} className={`${screen.title} ${classes.title}`}>
        {children}
      </Heading>
      {lead !== undefined && <p className={screen.lead}>{lead}</p>}
    </header>
  );
}
