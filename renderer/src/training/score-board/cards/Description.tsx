import { useId, useMemo, useState } from 'react';
import { withLinks } from '../../../lib/outward-links/with-links.ts';
import { useBoard } from '../board-context.ts';
import classes from './Description.module.css';

/** Longer texts are folded to a few lines, because a single one would set the height of a whole row of cards. */
const longText = 200;

/** Shows a challenge's description. */
export function Description({ markup }: { readonly markup: string }) {
  const { t } = useBoard();
  const [unfolded, setUnfolded] = useState(false);
  const textId = useId();
  const linked = useMemo(() => withLinks(markup), [markup]);
  const isLong = markup.replaceAll(/<[^>]*>/g, '').length > longText;
  return (
    <div>
      <div
        id={textId}
        className={`description-row ${classes.text}`}
        data-folded={(isLong && !unfolded) || undefined}
        // weakness: contract ui-learning.md 2.1 (descriptions are markup, so anyone who can write the record can write scripts)
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue's descriptions contain links and code, see above
        dangerouslySetInnerHTML={{ __html: linked }}
      />
      {isLong && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={unfolded}
          aria-controls={textId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'SHOW_LESS' : 'SHOW_ALL')}
        </button>
      )}
    </div>
  );
}
