import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './ExpansionPanel.module.css';

interface ExpansionPanelProps {
  /** Id of the whole panel, if the contract names one, e.g. `collapseCouponElement`. */
  readonly id?: string;
  /** All texts are already translated. */
  readonly title: string;
  /** What the panel is for, below the title. */
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** Renders a card that unfolds below its heading. Its content stays in the document while it is closed, as scripts expect. */
export function ExpansionPanel({ id, title, description, icon, initiallyOpen = false, children }: ExpansionPanelProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const contentId = useId();
  return (
    <mat-expansion-panel id={id} className={`mat-expansion-panel ${open ? 'mat-expanded' : ''} ${classes.panel}`}>
      <mat-expansion-panel-header className="mat-expansion-panel-header">
        <h2 className={classes.heading}>
          <button
            type="button"
            className={classes.header}
            aria-expanded={open}
            aria-controls={contentId}
            onClick={() => setOpen(!open)}
          >
            {icon}
            <span className={classes.titles}>
              <span className={classes.title}>{title}</span>
              {description !== undefined && <span className={classes.description}>{description}</span>}
            </span>
            <IconChevronDown className={classes.chevron} size={22} stroke={1.5} aria-hidden />
          </button>
        </h2>
      </mat-expansion-panel-header>
      <div id={contentId} className={classes.content} hidden={!open}>
        {children}
      </div>
    </mat-expansion-panel>
  );
}
