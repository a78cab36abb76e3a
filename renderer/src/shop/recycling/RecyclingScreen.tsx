import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { LogInFirst } from '../../ui/states/LogInFirst.tsx';
import { RecyclingForm } from './RecyclingForm.tsx';
import classes from './RecyclingScreen.module.css';
import { ResponsibilityCards } from './ResponsibilityCards.tsx';

/** Lets customers return pressed fruit: `/#/recycle` (ui-shop.md 5.20). */
export function RecyclingScreen() {
  const { t } = useTranslation();
  const loggedIn = useSession((session) => session.token !== undefined);
  return (
    <app-recycle>
      <Screen title={t('TITLE_RECYCLE')} lead={t('RECYCLE_LEAD')} kind="pair">
        <div className={`mat-own-card ${classes.halves}`}>
          <Card className={classes.form}>{loggedIn ? <RecyclingForm /> : <LogInFirst />}</Card>
          <ResponsibilityCards />
        </div>
      </Screen>
    </app-recycle>
  );
}
