import type { ComponentProps } from 'react';
import classes from './RangeSurface.module.css';

/**
 * Puts its content into the range's skin: graphite, thin rules, monospaced labels (look.md). Parts that are rendered elsewhere in the
 * document (dialogs, menus) take `rangeSkin` on their own root.
 */
export function RangeSurface({ className, ...others }: ComponentProps<'div'>) {
  return <div {...rangeSkin} className={[classes.surface, className].filter(Boolean).join(' ')} {...others} />;
}

/** The attribute that switches the skin, for library parts rendered in a portal: `<Modal {...rangeSkin}>`. */
export const rangeSkin = { 'data-skin': 'range' } as const;
