import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './Care.module.css';

/** Says something that the learner should know before a run, where it belongs. */
export function Care({ children }: { readonly children: string }) {
  return (
    <p className={classes.care}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      {children}
    </p>
  );
}
