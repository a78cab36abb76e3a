import type { ReactNode } from 'react';
import classes from './Screen.module.css';

/**
 * The kinds of screens, each with one width for its content: a form (480 px), rows or text to read (820 px), such a column with another one
 * beside it (1,152 px), and what takes all of the frame.
 */
export type ScreenKind = 'form' | 'reading' | 'pair' | 'wide';

interface ScreenProps {
  /** The only first-level heading. All texts are already translated. */
  readonly title: ReactNode;
  /** Id of the heading, if the contract names one. */
  readonly titleId?: string;
  /** Class of the heading, if the contract names one. */
  readonly titleClass?: string;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  readonly kind?: ScreenKind;
  /** Links that belong to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame of a shop screen: heading, lead and content. Surfaces belong to the content, see `Card`. */
export function Screen({ title, titleId, titleClass = '', lead, kind = 'reading', actions, children }: ScreenProps) {
  return (
    <section className={classes.screen} data-kind={kind}>
      <header className={classes.header}>
        <div>
          <h1 id={titleId} className={`${titleClass} ${classes.title}`}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
