import { clockIn } from '../live/spans.ts';
import { useWords } from '../words.tsx';
import classes from './Course.module.css';
import wall from './Wall.module.css';

interface CourseProps {
  /** Time and total of solves, in chronological order. */
  readonly points: readonly (readonly [at: number, solves: number])[];
}

/** The drawing's own units. */
const width = 200;
const height = 60;

/** Renders how the class's solves add up over time. */
export function Course({ points }: CourseProps) {
  const words = useWords();
  const first = points[0];
  const last = points.at(-1);
  const time = clockIn(words);
  return (
    <section className={wall.panel} aria-labelledby="course">
      <h2 id="course" className={wall.title}>
        {words.say('CLASS_COURSE')}
      </h2>
      {first === undefined || last === undefined || last[0] === first[0] ? (
        <p className={wall.empty}>{words.say('CLASS_NO_SOLVES')}</p>
      ) : (
        <>
          <svg
            className={classes.course}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words.say('CLASS_COURSE_OF', { count: last[1], from: time(first[0]), to: time(last[0]) })}
          >
            <path className={classes.area} d={`${pathOf(points)}V${height}H0Z`} />
            <path className={classes.line} d={pathOf(points)} />
          </svg>
          <div className={classes.axis}>
            <time>{time(first[0])}</time>
            <time>{time(last[0])}</time>
          </div>
        </>
      )}
    </section>
  );
}

/** Steps, since a solve is there at once. */
function pathOf(points: CourseProps['points']): string {
  const [start = 0] = points[0] ?? [];
  const [end = start + 1, most = 1] = points.at(-1) ?? [];
  const x = (at: number) => ((width * (at - start)) / (end - start)).toFixed(1);
  const y = (solves: number) => (height - 2 - ((height - 4) * solves) / Math.max(1, most)).toFixed(1);
  return points.map(([at, solves], index) => (index === 0 ? `M0 ${y(solves)}` : `H${x(at)}V${y(solves)}`)).join('');
}
