import type { ReactNode } from 'react';
import classes from './Policy.module.css';

/** A phrase that catches fire under the pointer: in reading order these lead to a secret address (ui-shop.md 5.40). */
// weakness: privacyPolicyProofChallenge (an address that is only hidden, in words that anyone may read)
export function Hot({ children }: { readonly children: ReactNode }) {
  return <span className={`hot ${classes.hot}`}>{children}</span>;
}
