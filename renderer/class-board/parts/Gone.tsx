import { IconPlugConnectedX } from '@tabler/icons-react';
import { useWords } from '../words.tsx';
import classes from './Gone.module.css';

/** Says that the board doesn't answer. What the page shows is then as old as that. */
export function Gone({ isThere }: { readonly isThere: boolean }) {
  const words = useWords();
  return (
    <p className={classes.gone} role="status" hidden={isThere}>
      <IconPlugConnectedX size="1.2em" stroke={1.5} aria-hidden />
      {isThere ? '' : words.say('CLASS_GONE')}
    </p>
  );
}
