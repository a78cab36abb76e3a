import type { ReactNode } from 'react';
import screen from '../../ui/screen/Screen.module.css';
import { BasketGlance } from './basket/BasketGlance.tsx';
import classes from './CheckoutFrame.module.css';
import { CheckoutProgress, type CheckoutStep } from './CheckoutProgress.tsx';

interface CheckoutFrameProps {
  /** The step that this screen represents. Without one (basket, saved cards) there is no progress line. */
  readonly step?: CheckoutStep;
  /** As in `Screen`: 820 or 1,280 px. */
  readonly width?: 'medium' | 'wide';
  readonly children: ReactNode;
}

/**
 * Renders the column of a checkout screen, with the progress line above it and a summary of the basket beside it. The review shows the
 * whole basket, so it has no summary. Headings belong to the content.
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
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  /** 2 where this part is embedded below another heading. */
  readonly level?: 1 | 2;
  readonly id?: string;
}

/** Renders the heading of a checkout screen or of a part of one. */
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
