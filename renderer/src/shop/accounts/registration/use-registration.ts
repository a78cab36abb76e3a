import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SecurityQuestion, Success } from '../../../../../server/contract/answers.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  /** Undefined when the question's id is not in the list any more. */
  readonly securityQuestion: SecurityQuestion | undefined;
  readonly securityAnswer: string;
}

/** Registering: first the user, then their security answer, then on to the login (ui-shop.md 5.8). */
export function useRegistration() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: register,
    onSuccess: () => {
      navigate('/login');
      showSnackBar({ message: 'CONFIRM_REGISTER' });
    },
    onError: (error) => setRefusal(refusalText(error) ?? t('ERROR_NO_ANSWER')),
  });
  return { register: mutate, isPending, refusal, clearRefusal: () => setRefusal(undefined) };
}

async function register(registration: Registration): Promise<void> {
  const user = await post<Success<{ id: number }>>('api/Users/', registration);
  await post('api/SecurityAnswers/', {
    UserId: user.data.id,
    answer: registration.securityAnswer,
    SecurityQuestionId: registration.securityQuestion?.id,
  });
}

/** The first thing the server has against the registration, with an upper-case first letter. */
function refusalText(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) {
    return undefined;
  }
  const first: unknown = body.errors[0];
  const hasMessage = typeof first === 'object' && first !== null && 'message' in first;
  const text = String(hasMessage ? first.message : first);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
