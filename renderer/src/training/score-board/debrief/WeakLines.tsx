import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Debrief } from '../../../../../shared/api/debrief.ts';
import { Code } from '../../coding-challenge/code/Code.tsx';
import { highlight } from '../../coding-challenge/code/highlight.ts';
import classes from './WeakLines.module.css';

/** Shows the shop's own code around a flaw. Weak lines have a sign and a word, not just a colour (look.md). */
export function WeakLines({ lines }: { readonly lines: NonNullable<Debrief['weakLines']> }) {
  const { t } = useTranslation();
  const { file, firstLine, code, vulnerable } = lines;
  const painted = useMemo(() => highlight(code), [code]);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.file} dir="ltr">
        {file}
      </figcaption>
      <ol className={classes.lines} dir="ltr">
        {painted.map((tokens, index) => {
          const number = firstLine + index;
          const weak = vulnerable.includes(index + 1);
          return (
            <li key={number} className={classes.line} data-weak={weak || undefined}>
              <span className={classes.sign}>
                {weak && <IconAlertTriangle size={16} stroke={1.5} role="img" aria-label={t('DEBRIEF_WEAK_LINE')} />}
              </span>
              <span className={classes.number}>{number}</span>
              <Code tokens={tokens} />
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
