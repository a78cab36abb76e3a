import { IconBulb, IconCircleCheck, IconCircleX, IconPlugConnectedX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from './questions.ts';
import classes from './VerdictCard.module.css';
import type { Verdict } from './verdicts.ts';
import { WithCode } from './WithCode.tsx';

interface VerdictCardProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  readonly verdict: Verdict;
  /** Text keys of the two outcomes. */
  readonly right: string;
  readonly wrong: string;
  /** The kind of the server's text, which decides its icon and the class that scripts look for. */
  readonly text: 'hint' | 'explanation';
  /** Further help, shown in the card of a wrong answer. */
  readonly help?: ReactNode;
  /** The next step, shown in the card of a right answer. */
  readonly action?: ReactNode;
}

/**
 * Shows the verdict on an answer, in words and with an icon (ui-learning.md 3.5). It is always in the document, so that screen readers
 * announce it together with any hint.
 */
export function VerdictCard({ verdict, right, wrong, text, help, action, ...others }: VerdictCardProps) {
  return (
    // In a large font or a low window it scrolls, and the keyboard has to reach it.
    <div role="status" tabIndex={verdict.kind === 'undecided' ? undefined : 0} {...others}>
      {verdict.kind !== 'undecided' && (
        <Card
          verdict={verdict}
          title={verdict.kind === 'right' ? right : wrong}
          text={text}
          help={help}
          action={action}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly verdict: Exclude<Verdict, { kind: 'undecided' }>;
  readonly title: string;
  readonly text: 'hint' | 'explanation';
  readonly help: ReactNode;
  readonly action: ReactNode;
}

function Card({ verdict, title, text, help, action }: CardProps) {
  const { t } = useTranslation();
  if (verdict.kind === 'failed') {
    return (
      <div className={classes.card} data-kind="wrong">
        <IconPlugConnectedX size={20} stroke={1.5} aria-hidden />
        <p className={classes.title}>{t(failureOf(verdict.error).message)}</p>
      </div>
    );
  }
  const Icon = verdict.kind === 'right' ? IconCircleCheck : IconCircleX;
  const explanation = verdict.kind === 'right' ? 'accent-notification' : 'warn-notification';
  return (
    <div className={classes.card} data-kind={verdict.kind}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <p className={classes.title}>{t(title)}</p>
      {verdict.text !== undefined && (
        <p className={`${text === 'hint' ? 'primary-notification' : explanation} ${classes.text}`}>
          {text === 'hint' && <IconBulb size={16} stroke={1.5} aria-hidden />}
          <WithCode text={verdict.text} />
        </p>
      )}
      {verdict.kind === 'wrong' && help}
      {verdict.kind === 'right' && action}
    </div>
  );
}
