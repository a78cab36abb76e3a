import { queryOptions } from '@tanstack/react-query';
import type { SecurityQuestion, Success } from '../../../../shared/api/answers.ts';
import { get } from '../../lib/api.ts';

/** The security questions to choose from, in the shop's language (api-account.md 13.1). */
export const securityQuestionsQuery = queryOptions({
  queryKey: ['security-questions'],
  queryFn: async ({ signal }) =>
    (await get<Success<readonly SecurityQuestion[]>>('api/SecurityQuestions/', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
