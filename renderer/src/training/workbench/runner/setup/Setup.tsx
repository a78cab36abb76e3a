import type { Plan } from '../plan/plan.ts';
import { PaceFields } from './PaceFields.tsx';
import { Requests } from './Requests.tsx';
import classes from './Setup.module.css';
import { Values } from './Values.tsx';

/** Shows what a plan sends: its requests, the values of their positions, and the pace. */
export function Setup({ plan, onStart }: { readonly plan: Plan; readonly onStart: () => void }) {
  return (
    <div className={classes.setup}>
      <Requests plan={plan} onStart={onStart} />
      <div className={classes.side}>
        <Values plan={plan} />
        <PaceFields plan={plan} />
      </div>
    </div>
  );
}
