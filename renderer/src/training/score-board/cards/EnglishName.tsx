import type { BoardEntry } from '../entries.ts';
import classes from './ChallengeCard.module.css';

/** Shows the English name of a challenge that is shown in another language: walkthroughs use it. */
export function EnglishName({ entry: { challenge, name } }: { readonly entry: BoardEntry }) {
  return name === challenge.name ? null : (
    <p className={classes.englishName}>
      <bdi lang="en">{challenge.name}</bdi>
    </p>
  );
}
