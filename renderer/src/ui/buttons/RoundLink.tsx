import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTip } from '../use-tip.tsx';

interface RoundLinkProps {
  readonly icon: TablerIcon;
  /** Where the link leads, shown on hover, touch and focus; translated. */
  readonly tip: string;
  readonly 'aria-label': string;
  readonly 'aria-describedby'?: string;
  /** A route of the page, or an address to open in a new window. */
  readonly to: string | { readonly href: string };
}

/** Renders a round, icon-only link. */
export function RoundLink({ icon: Icon, tip: explanation, to, ...names }: RoundLinkProps) {
  const { target, tip } = useTip<HTMLAnchorElement>(explanation);
  const look = {
    variant: 'light',
    size: 44,
    radius: 22,
    children: <Icon size={22} stroke={1.5} aria-hidden />,
    ...names,
    ...target,
  };
  return (
    <>
      {typeof to === 'string' ? (
        <ActionIcon component={Link} to={to} {...look} />
      ) : (
        <ActionIcon component="a" href={to.href} target="_blank" rel="noopener" {...look} />
      )}
      {tip}
    </>
  );
}
