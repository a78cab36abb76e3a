import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { PrivacyEntry } from './privacy-entries.ts';

interface EntryLinkProps extends Pick<PrivacyEntry, 'page'> {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a real link to a route of the page or to a page that the server renders. */
export function EntryLink({ page, className = '', ...link }: EntryLinkProps) {
  return page === undefined ? (
    <a href="./dataerasure" className={className} {...link} />
  ) : (
    <NavLink to={`/privacy-security/${page}`} className={className} {...link} />
  );
}
