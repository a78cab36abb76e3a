import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/screen/Card.tsx';
import text from '../../ui/styles/Text.module.css';
import classes from './CheckoutFrame.module.css';
import { CheckoutTitle } from './CheckoutFrame.tsx';

interface EarlierChoiceProps {
  /** All texts are already translated. */
  readonly title: string;
  /** Where it is changed. */
  readonly to: string;
  readonly change: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that was chosen in a step before, with the way to change it. */
export function EarlierChoice({ title, to, change, className = '', children }: EarlierChoiceProps) {
  return (
    <Card className={`${classes.choice} ${className}`}>
      <div>
        <CheckoutTitle level={2}>{title}</CheckoutTitle>
        {children}
      </div>
      <Link to={to} className={text.link}>
        {change}
      </Link>
    </Card>
  );
}
