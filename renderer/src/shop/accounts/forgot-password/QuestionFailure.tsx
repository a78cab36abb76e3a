import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../ui/states/FormMessage.tsx';
import type { QuestionState } from './use-security-question.ts';

/** Says that the question could not be had, and asks for it once more on demand; nothing in every other case. */
export function QuestionFailure({ question }: { readonly question: QuestionState }) {
  const { t } = useTranslation();
  if (question.state !== 'failed') {
    return null;
  }
  return (
    <FormMessage
      tone="error"
      text={t('QUESTION_FAILED')}
      action={
        <Button variant="default" size="xs" onClick={question.retry}>
          {t('BTN_RETRY')}
        </Button>
      }
    />
  );
}
