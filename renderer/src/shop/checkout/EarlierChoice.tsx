import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/screen/Card.tsx';
import text from '../../ui/styles/Text.module.css';
import classes from './CheckoutFrame.module.css';
import { PartTitle } from './CheckoutFrame.tsx';

interface EarlierChoiceProps {
  /** All texts are already translated. */
  readonly title: string;
  /** Route of the screen that changes it. */
  readonly to: string;
  readonly change: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a choice made in an earlier step, with a link to change it. */
export function EarlierChoice({ title, to, change, className = '', children }: EarlierChoiceProps) {
  return (
    <Card className={`${classes.choice} ${className}`}>
      <div>
        <PartTitle>{title}</PartTitle>
        {children}
      </div>
      <Link to={to} className={text.link}>
        {change}
      </Link>
    </Card>
  );
}
