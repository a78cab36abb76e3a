import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { attackNames, type CheckOutcome } from '../../../../../shared/api/own-fix.ts';
import classes from './Checks.module.css';
import { checkTexts } from './check-texts.ts';

const attacks: ReadonlySet<string> = new Set(attackNames);

/** Lists what customers and attackers made of a fix. Those that show that it doesn't hold come first, with the response that they got. */
export function Checks({ checks }: { readonly checks: readonly CheckOutcome[] }) {
  return (
    <div className={classes.lists}>
      <List
        title="OWN_FIX_USES"
        words={['OWN_FIX_SERVED', 'OWN_FIX_TURNED_AWAY']}
        checks={checks.filter(({ name }) => !attacks.has(name))}
      />
      <List
        title="OWN_FIX_TRIED"
        words={['OWN_FIX_REPELLED', 'OWN_FIX_THROUGH']}
        checks={checks.filter(({ name }) => attacks.has(name))}
      />
    </div>
  );
}

interface ListProps {
  readonly title: string;
  /** Text keys for a check that has passed, and for one that hasn't. */
  readonly words: readonly [passed: string, failed: string];
  readonly checks: readonly CheckOutcome[];
}

function List({ title, words: [passedWord, failedWord], checks }: ListProps) {
  const { t } = useTranslation();
  const failedFirst = checks.toSorted((one, other) => Number(one.passed) - Number(other.passed));
  return (
    <section>
      <h3 className={classes.title}>{t(title)}</h3>
      <ul className={classes.list}>
        {failedFirst.map(({ name, passed, response }) => {
          const Icon = passed ? IconCircleCheck : IconCircleX;
          return (
            <li key={name} className={classes.check} data-check={name} data-passed={passed}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <span>
                <strong className={classes.word}>{t(passed ? passedWord : failedWord)}</strong> {t(checkTexts[name])}
                {!passed && response !== '' && (
                  <span className={classes.response}>
                    {t('OWN_FIX_RESPONSE')} <code dir="ltr">{response}</code>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
