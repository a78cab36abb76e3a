import type { ReactNode } from 'react';
import { PrivacyNavigation } from './PrivacyNavigation.tsx';
import classes from './PrivacySecurity.module.css';

/** The container of everything about privacy and security, with its own navigation (ui-shop.md 2.1). */
export function PrivacyFrame({ children }: { readonly children: ReactNode }) {
  return (
    <app-privacy-security>
      <div className={classes.frame}>
        <PrivacyNavigation />
        <div className={classes.content}>{children}</div>
      </div>
    </app-privacy-security>
  );
}
