import { useBoard } from '../board-context.ts';
import type { BoardEntry } from '../entries.ts';
import { tagWord } from '../words/words.ts';
import classes from './ChallengeCard.module.css';

/** Shows a challenge's tags, each with its meaning. */
export function Tags({ entry: { tagList } }: { readonly entry: BoardEntry }) {
  const { t } = useBoard();
  return tagList.length === 0 ? null : (
    <ul className={`tags ${classes.tags}`} aria-label={t('LABEL_TAGS')}>
      {tagList.map((tag) => {
        const word = tagWord(t, tag);
        return (
          <li key={tag} className={`tag ${classes.tag}`} title={word.description}>
            {word.name}
          </li>
        );
      })}
    </ul>
  );
}
