import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SecurityQuestion, Success } from '../../../../../shared/api/answers.ts';
import { isObject } from '../../../../../shared/values/is-object.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { failureText } from '../../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { showSnackBar } from '../../../ui/snack-bar/snack-bar.ts';

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  /** Undefined when the question's id is no longer in the list. */
  readonly securityQuestion: SecurityQuestion | undefined;
  readonly securityAnswer: string;
}

interface CreatedUser {
  readonly id: number;
  readonly email: string;
}

/** Registers a user: creates the account, saves the security answer and goes on to the login (ui-shop.md 5.8). */
export function useRegistration() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  // The account from an attempt whose second half failed. The next attempt must not create it again.
  const created = useRef<CreatedUser>(undefined);
  const { ask, isPending } = useOneAtATime({
    mutationFn: async (registration: Registration) => {
      if (created.current?.email !== registration.email) {
        created.current = await createUser(registration);
      }
      await saveAnswer(created.current.id, registration);
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: () => {
      void navigate('/login');
      showSnackBar({ message: 'CONFIRM_REGISTER' });
    },
    onError: (error) => setRefusal(complaintOf(error) ?? t(failureText(error))),
  });
  return { register: ask, isPending, refusal, clearRefusal: () => setRefusal(undefined) };
}

async function createUser(registration: Registration): Promise<CreatedUser> {
  const { data } = await post<Success<{ id: number }>>('api/Users/', registration);
  return { id: data.id, email: registration.email };
}

async function saveAnswer(userId: number, { securityAnswer, securityQuestion }: Registration): Promise<void> {
  await post('api/SecurityAnswers/', {
    UserId: userId,
    answer: securityAnswer,
    SecurityQuestionId: securityQuestion?.id,
  });
}

/** Returns the server's first objection to the registration, with an upper-case first letter. */
function complaintOf(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (!isObject(body) || !Array.isArray(body.errors)) {
    return undefined;
  }
  const first: unknown = body.errors[0];
  const text = String(isObject(first) && 'message' in first ? first.message : first);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
