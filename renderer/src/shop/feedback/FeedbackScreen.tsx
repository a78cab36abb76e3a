import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../../lib/account/who-am-i.ts';
import { RatingField } from '../../ui/fields/RatingField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { all, areFine, fixedField, required, useField } from '../../ui/fields/use-field.ts';
import { FormBox, FormButton } from '../../ui/forms/FormBox.tsx';
import { Card } from '../../ui/screen/Card.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { CaptchaLine } from './CaptchaLine.tsx';
import { authorOf, commentLength, useFeedback } from './feedback.ts';

/** Accepts a whole number, including one that is only partly typed. */
const isNumber = (text: string) => (/^-?\d*$/.test(text) ? undefined : 'INVALID_CAPTCHA');

/** Lets customers say what they think of the shop: `/#/contact` (ui-shop.md 5.16). */
export function FeedbackScreen() {
  const { t } = useTranslation();
  const visitor = useVisitor().data;
  const author = authorOf(visitor?.email);
  const userId = useUserIdInput(visitor?.id);
  const comment = useField(required('MANDATORY_COMMENT'));
  const [rating, setRating] = useState(0);
  const result = useField(all(required('MANDATORY_CAPTCHA'), isNumber));
  const { send, isPending, captcha } = useFeedback({
    onSent: () => {
      comment.reset();
      setRating(0);
      result.reset();
    },
    onRefused: () => result.reset(),
  });

  const enabled = areFine(comment, result) && rating !== 0 && !isPending && captcha.data !== undefined;
  const submit = () =>
    send({
      // weakness: forgedFeedbackChallenge (the author is whoever the hidden field names)
      UserId: userId.read(),
      // weakness: captchaBypassChallenge (one answer serves any number of times, and a script can work it out)
      captchaId: captcha.data?.captchaId,
      captcha: result.value,
      comment: `${comment.value} (${author})`,
      // weakness: zeroStarsChallenge (only the disabled button prevents a rating of 0)
      rating,
    });
  return (
    <app-contact>
      <Screen title={t('SECTION_CUSTOMER_FEEDBACK')} lead={t('FEEDBACK_LEAD')} kind="form">
        <Card>
          <FormBox id="feedback-form" enabled={enabled} loading={isPending} onSubmit={submit}>
            <input ref={userId.ref} id="userId" type="text" aria-label={t('LABEL_USER_ID')} hidden />
            <TextField
              id="feedback-author"
              label={t('LABEL_AUTHOR')}
              aria-label="Field with the name of the author"
              field={fixedField(author)}
              disabled
            />
            <TextAreaField
              id="comment"
              label={t('LABEL_COMMENT')}
              aria-label="Field for entering the comment or the feedback"
              placeholder={t('WRITE_REVIEW_PLACEHOLDER')}
              maxLength={commentLength}
              field={comment}
              hint={t('MAX_TEXTAREA_LENGTH', { length: commentLength })}
              counter={`${comment.value.length}/${commentLength}`}
            />
            <RatingField
              id="rating"
              label={t('LABEL_RATING')}
              aria-label="Slider for selecting the star rating"
              rating={rating}
              onRate={setRating}
            />
            <CaptchaLine captcha={captcha} />
            <TextField
              id="captchaControl"
              label={t('LABEL_RESULT')}
              aria-label="Field for the result of the CAPTCHA code"
              placeholder={t('MANDATORY_CAPTCHA')}
              inputMode="numeric"
              autoComplete="off"
              field={result}
            />
            <FormButton id="submitButton" aria-label="Button to send the review" icon={IconSend}>
              {t('BTN_SUBMIT')}
            </FormButton>
          </FormBox>
        </Card>
      </Screen>
    </app-contact>
  );
}

/**
 * Manages the hidden field with the visitor's id. The browser holds its value rather than React's state, so that whatever it contains when
 * the form is sent counts, however it got there.
 */
function useUserIdInput(id: number | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current !== null) {
      ref.current.value = id === undefined ? '' : String(id);
    }
  }, [id]);
  const read = () => {
    const text = ref.current?.value ?? '';
    return /^\d+$/.test(text) ? Number(text) : text || undefined;
  };
  return { ref, read };
}
