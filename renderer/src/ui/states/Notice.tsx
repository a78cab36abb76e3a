import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'good' | 'bad';
  /** Already translated. Without it (or with `false`) nothing is shown, but the live region exists. */
  readonly children: ReactNode;
  /** Classes that public scripts look for, e.g. `confirmation`. */
  readonly className?: string;
}

/** Shows the outcome of an action where the visitor performed it. It is always in the document, so that screen readers announce changes. */
export function Notice({ tone, children, className = '' }: NoticeProps) {
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div role={tone === 'good' ? 'status' : 'alert'}>
      {Boolean(children) && (
        <div className={`${classes.notice} ${className}`} data-tone={tone}>
          <Icon size={20} stroke={1.5} aria-hidden />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
