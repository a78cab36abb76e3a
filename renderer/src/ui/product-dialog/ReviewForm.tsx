import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhoAmI } from '../../lib/account/who-am-i.ts';
import { useSession } from '../../lib/session.ts';
import { WordedButton } from '../buttons/WordedButton.tsx';
import classes from './ReviewForm.module.css';
import { ReviewText } from './ReviewText.tsx';
import { useReviewActions } from './reviews.ts';

/**
 * Renders the form for a review and the dialog's buttons. For visitors who aren't logged in, its parts exist but are hidden (ui-shop.md
 * 5.2, 9).
 */
export function ReviewForm({ productId, onClose }: { readonly productId: number; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { write } = useReviewActions(productId);
  const loggedIn = useSession((session) => session.token !== undefined);
  const author = useWhoAmI()?.email ?? 'Anonymous';
  const [message, setMessage] = useState('');
  const hidden = loggedIn ? undefined : { display: 'none' };
  return (
    <>
      <div className={classes.form} style={hidden}>
        <h3 className={classes.title}>{t('WRITE_REVIEW')}</h3>
        <ReviewText aria-label="Text field to review a product" minRows={2} message={message} onMessage={setMessage} />
      </div>
      <div className={classes.actions}>
        <WordedButton
          className="close-dialog buttons"
          variant="default"
          size="md"
          aria-label="Close Dialog"
          onClick={onClose}
        >
          {t('BTN_CLOSE')}
        </WordedButton>
        <WordedButton
          id="submitButton"
          className="buttons"
          size="md"
          aria-label="Send the review"
          style={hidden}
          disabled={message.trim() === ''}
          onClick={() => {
            write.mutate({ message, author });
            setMessage('');
          }}
        >
          {t('BTN_SUBMIT')}
        </WordedButton>
      </div>
    </>
  );
}
