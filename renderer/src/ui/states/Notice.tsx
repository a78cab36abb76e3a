import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useOutcome } from '../forms/use-outcome.ts';
import classes from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'good' | 'bad';
  /** Already translated. Without it (or with `false`) nothing is shown, but the live region exists. */
  readonly children: string | false | undefined;
  /** Classes that public scripts look for, e.g. `confirmation`. */
  readonly className?: string;
}

/**
 * Shows the outcome of an action where the visitor performed it. It is always in the document, so that screen readers announce changes. A
 * new text comes into view and takes the focus.
 */
export function Notice({ tone, children, className = '' }: NoticeProps) {
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle;
  const ref = useOutcome<HTMLDivElement>(children || undefined);
  return (
    <div ref={ref} role={tone === 'good' ? 'status' : 'alert'} tabIndex={-1} data-holds-focus>
      {Boolean(children) && (
        <div className={`${classes.notice} ${className}`} data-tone={tone}>
          <Icon size={20} stroke={1.5} aria-hidden />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
