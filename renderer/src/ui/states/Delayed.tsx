import { type ReactNode, useEffect, useState } from 'react';

/** Shows its content only after 150 ms, so that no skeleton flashes for content that loads faster (look.md). */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
