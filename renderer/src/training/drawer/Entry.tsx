import { IconChevronRight, type IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './Entries.module.css';

interface EntryProps {
  readonly Icon: ComponentType<IconProps>;
  readonly name: string;
  readonly about?: string;
  readonly figures?: string;
  /** Where it leads, relative to the page; without it, `onClick` says what it does. */
  readonly href?: string;
  readonly onClick?: () => void;
}

/** Renders one way on from the drawer. */
export function Entry({ Icon, name, about, figures, href, onClick }: EntryProps) {
  const content = (
    <>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        {name}
        {about !== undefined && <span className={classes.about}>{about}</span>}
      </span>
      {figures === undefined ? (
        <IconChevronRight size={18} stroke={1.5} className={classes.arrow} aria-hidden />
      ) : (
        <span className={classes.figures}>{figures}</span>
      )}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={classes.entry} onClick={onClick}>
          {content}
        </button>
      ) : (
        <a href={href} className={classes.entry} onClick={onClick}>
          {content}
        </a>
      )}
    </li>
  );
}

/** Lists entries. */
export function Entries({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}
