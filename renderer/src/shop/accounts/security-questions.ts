import { queryOptions } from '@tanstack/react-query';
import type { SecurityQuestion } from '../../../../shared/api/answers.ts';
import { dataOf } from '../../lib/api.ts';

/** The security questions to choose from, in the shop's language (api-account.md 13.1). */
export const securityQuestionsQuery = queryOptions({
  queryKey: ['security-questions'],
  queryFn: dataOf<readonly SecurityQuestion[]>('api/SecurityQuestions/'),
  staleTime: Number.POSITIVE_INFINITY,
});
