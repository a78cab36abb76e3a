import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { PrivacyEntry } from './privacy-entries.ts';

interface EntryLinkProps extends Pick<PrivacyEntry, 'target'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A real link to a route of the page, or to a page that the server renders. */
export function EntryLink({ target, className = '', ...link }: EntryLinkProps) {
  return 'to' in target ? (
    <NavLink to={target.to} className={className} {...link} />
  ) : (
    <a href={target.href} className={className} {...link} />
  );
}
