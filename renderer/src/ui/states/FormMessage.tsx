import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOutcome } from '../forms/use-outcome.ts';
import classes from './FormMessage.module.css';

interface FormMessageProps {
  /** Whether the server refused or accepted the form. */
  readonly tone: 'error' | 'confirmation';
  /** Already translated; nothing is shown without it. */
  readonly text: string | undefined;
  /** A link or a button below the text: the next step. */
  readonly action?: ReactNode;
}

/**
 * Shows the outcome of a form above it, with the class that scripts look for (ui-shop.md 5.6: `.error`, `.confirmation`). It is always in
 * the document, so that screen readers announce changes. A new text comes into view and takes the focus.
 */
export function FormMessage({ tone, text = '', action }: FormMessageProps) {
  const Icon = tone === 'error' ? IconAlertTriangle : IconCircleCheck;
  const ref = useOutcome<HTMLDivElement>(text);
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes.message}
      tabIndex={-1}
      data-tone={tone}
      data-holds-focus
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      <div className={`${tone} ${classes.text}`}>{text}</div>
      {text !== '' && action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
