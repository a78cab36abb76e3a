import {
  IconCircleFilled,
  type IconProps,
  IconSquareFilled,
  IconSquareRotatedFilled,
  IconTriangleFilled,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import classes from './List.module.css';
import type { Mark } from './remarks.ts';

const shapes: Readonly<Record<Mark, ComponentType<IconProps>>> = {
  red: IconTriangleFilled,
  amber: IconSquareRotatedFilled,
  green: IconCircleFilled,
  blue: IconSquareFilled,
};

/** Text keys of the marks' names. */
export const markTexts: Readonly<Record<Mark, string>> = {
  red: 'HISTORY_MARK_RED',
  amber: 'HISTORY_MARK_AMBER',
  green: 'HISTORY_MARK_GREEN',
  blue: 'HISTORY_MARK_BLUE',
};

/** A mark's shape in its colour. @param name what it is called, where no word is beside it */
export function MarkSign({ mark, name }: { readonly mark: Mark; readonly name?: string }) {
  const Shape = shapes[mark];
  return (
    <span className={classes.sign} data-mark={mark} title={name}>
      {name === undefined ? <Shape size={11} aria-hidden /> : <Shape size={11} role="img" aria-label={name} />}
    </span>
  );
}
