import type { ReactNode } from 'react';
import classes from './Screen.module.css';

/** The maximum width of a screen's content: a form (480 px), a list of rows (820 px), everything (1,280 px). */
export type ScreenWidth = 'narrow' | 'medium' | 'wide';

interface ScreenProps {
  /** The only first-level heading. All texts are already translated. */
  readonly title: ReactNode;
  /** Id of the heading, if the contract names one. */
  readonly titleId?: string;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  readonly width?: ScreenWidth;
  /** Buttons or links beside the heading, below it on small screens. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame of an ordinary shop screen: heading, lead and content. Surfaces belong to the content, see `Card`. */
export function Screen({ title, titleId, lead, width = 'medium', actions, children }: ScreenProps) {
  return (
    <section className={classes.screen} data-width={width}>
      <header className={classes.header}>
        <div>
          <h1 id={titleId} className={classes.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
