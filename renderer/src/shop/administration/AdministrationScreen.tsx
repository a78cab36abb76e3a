import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticationDetails } from '../../../../shared/api/account.ts';
import type { Feedback } from '../../../../shared/api/records.ts';
import { Screen } from '../../ui/screen/Screen.tsx';
import classes from './AdministrationScreen.module.css';
import { FeedbackDetails, UserDetails } from './dialogs/RowDetails.tsx';
import { FeedbackTable } from './FeedbackTable.tsx';
import { InvisibleUsers } from './UserEmail.tsx';
import { UserTable } from './UserTable.tsx';

/** Shows administrators all registered users and all customer feedback (ui-shop.md 5.34). */
export function AdministrationScreen() {
  const { t } = useTranslation();
  const [user, setUser] = useState<AuthenticationDetails>();
  const [feedback, setFeedback] = useState<Feedback>();
  return (
    <app-administration>
      <div className="mat-own-card">
        <Screen title={t('TITLE_ADMINISTRATION')} lead={t('ADMINISTRATION_LEAD')} kind="wide">
          <div className={classes.tables}>
            <UserTable onOpen={setUser} />
            <FeedbackTable onOpen={setFeedback} />
          </div>
        </Screen>
      </div>
      <InvisibleUsers />
      <UserDetails user={user} onClose={() => setUser(undefined)} />
      <FeedbackDetails feedback={feedback} onClose={() => setFeedback(undefined)} />
      {/* weakness: adminSectionChallenge (the server takes the request for this pixel as proof of a visit) */}
      <img src="assets/public/images/padding/19px.png" alt="" width={1} height={1} style={{ display: 'block' }} />
    </app-administration>
  );
}
