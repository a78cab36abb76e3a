import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface FoldProps {
  readonly id: string;
  readonly open: boolean;
  /** Called when the browser's own search finds something inside. */
  readonly onFound: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a part that can be folded away. Folded, it costs no layout and cannot be reached, but it stays in the document, where scripts look
 * for its cards, and the browser's search still finds its text (decision 51).
 */
export function Fold({ id, open, onFound, className, children }: FoldProps) {
  const part = useRef<HTMLDivElement>(null);
  // React knows `hidden` only as yes or no.
  useLayoutEffect(() => {
    if (open) {
      part.current?.removeAttribute('hidden');
    } else {
      part.current?.setAttribute('hidden', 'until-found');
    }
  }, [open]);
  useEffect(() => {
    const element = part.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={part} id={id} className={className}>
      {children}
    </div>
  );
}
