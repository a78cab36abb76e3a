import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Screen } from '../../ui/screen/Screen.tsx';
import text from '../../ui/styles/Text.module.css';
import classes from './Accounts.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The sentence beside the picture. */
  readonly greeting: string;
  readonly children: ReactNode;
}

/** Renders a screen around the form for login and registration, with a picture of the stall beside the form, or above it on small screens. */
export function AccountFrame({ title, lead, greeting, children }: AccountFrameProps) {
  return (
    <Screen title={title} lead={lead}>
      <mat-card className={`mat-mdc-card ${classes.card}`}>
        <div className={classes.stall}>
          <div className={classes.view}>
            <p className={classes.greeting}>{greeting}</p>
            <img
              className={classes.picture}
              src="assets/public/images/Welcome_Banner.svg"
              alt=""
              width={1600}
              height={600}
            />
          </div>
        </div>
        <div className={classes.form}>{children}</div>
      </mat-card>
    </Screen>
  );
}

interface OtherWayProps extends ComponentProps<'p'> {
  readonly to: string;
}

/** Renders a line below a form that links to an alternative, such as registering. */
export function OtherWay({ to, children, ...paragraph }: OtherWayProps) {
  return (
    <p className={classes.other} {...paragraph}>
      <Link to={to} routerlink={to} className={`${text.link} ${classes.link}`}>
        {children}
      </Link>
    </p>
  );
}
