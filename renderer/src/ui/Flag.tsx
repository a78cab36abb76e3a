import type { ReactNode } from 'react';
import classes from './Flag.module.css';

/** Simplified drawings, 20 by 14. A code without one shows its letters. To add a flag, add its drawing here. */
const drawings: Readonly<Record<string, ReactNode>> = {
  gb: (
    <>
      <path fill="#1f3a7a" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.6" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path stroke="#b22234" strokeWidth="1.08" d="M0 .5h20M0 2.7h20M0 4.8h20M0 7h20M0 9.2h20M0 11.3h20M0 13.5h20" />
      <path fill="#3c3b6e" d="M0 0h9v7.5H0z" />
      <path stroke="#fff" strokeWidth=".9" strokeDasharray=".9 1.1" d="M1 1.5h8M1 3.8h8M1 6.1h8" />
    </>
  ),
};

/** Draws the flag of a country by its lower-case code. Decorative; scripts look for its classes (`fi fi-de`). */
export function Flag({ code }: { readonly code: string }) {
  const drawing = drawings[code];
  return (
    <span className={`fi fi-${code} ${classes.flag}`} aria-hidden="true">
      {drawing === undefined ? (
        code.slice(0, 2).toUpperCase()
      ) : (
        <svg viewBox="0 0 20 14" width="20" height="14" fill="none" aria-hidden="true">
          {drawing}
        </svg>
      )}
    </span>
  );
}
