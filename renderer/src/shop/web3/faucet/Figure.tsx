import classes from './BeeHaven.module.css';

interface FigureProps {
  readonly label: string;
  /** A dash is shown until it is known. */
  readonly value: bigint | undefined;
  readonly unit: string;
}

/** A number with its name. */
export function Figure({ label, value, unit }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd data-value={value?.toString()}>
        {value === undefined ? '–' : value.toString()} <small>{unit}</small>
      </dd>
    </div>
  );
}
