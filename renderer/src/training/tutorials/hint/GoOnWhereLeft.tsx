import { useTranslation } from 'react-i18next';
import { useLeftAt } from '../left-at.ts';
import { resumeTutorial } from '../running.ts';
import type { Script } from '../script/script.ts';
import classes from './Hint.module.css';

interface GoOnWhereLeftProps {
  readonly name: string;
  readonly script: Script;
  /** Index of the step that the tutorial has reached: the second, when the first asks for what is already so. */
  readonly reached: number;
}

/** Offers to go on where this tutorial was left an earlier time. */
export function GoOnWhereLeft({ name, script, reached }: GoOnWhereLeftProps) {
  const { t } = useTranslation();
  const step = useLeftAt(name);
  return step === undefined || step <= reached || script[step] === undefined ? null : (
    <button
      type="button"
      className={classes.link}
      data-mantine-stop-propagation="true"
      onClick={() => resumeTutorial({ name, step })}
    >
      {t('TUTORIAL_GO_ON', { step: step + 1 })}
    </button>
  );
}
