import { IconBook2 } from '@tabler/icons-react';
import classes from './Help.module.css';

interface LessonLinkProps {
  readonly href: string;
  /** The lesson's title, or words that say what the link does. */
  readonly text: string;
}

/** Links to a lesson of the handbook. */
export function LessonLink({ href, text }: LessonLinkProps) {
  return (
    <a href={href} className={classes.lesson}>
      <IconBook2 size={18} stroke={1.5} aria-hidden />
      {text}
    </a>
  );
}
