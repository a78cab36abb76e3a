import type { ComponentProps } from 'react';

/** The mark: a juice glass whose straw ends in a crosshair. Decorative; name it in text beside it. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" {...props}>
      <path d="M7 12h18l-2.1 16.2A2 2 0 0 1 20.9 30h-9.8a2 2 0 0 1-2-1.8L7 12Z" fill="var(--primary)" />
      <path
        d="M8.4 18.2c2.6-1.5 5-1.5 7.6 0s5 1.5 7.6 0l-1.3 9.2a1.2 1.2 0 0 1-1.2 1H10.9a1.2 1.2 0 0 1-1.2-1L8.4 18.2Z"
        fill="var(--accent)"
      />
      <path d="m15 25 4.4-15.4" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="21" cy="6.5" r="4" stroke="var(--accent)" strokeWidth="1.8" />
      <path
        d="M21 .8v3.4M21 8.8v3.4M15.3 6.5h3.4M23.3 6.5h3.4"
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
