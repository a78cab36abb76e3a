import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Configuration as Served } from '../../../shared/api/configuration.ts';
import { get } from './api.ts';

/** The effective configuration with the words that the page knows; others, which the server does not refuse, mean nothing to it. */
export interface Configuration extends Omit<Served, 'hackingInstructor' | 'ctf'> {
  readonly hackingInstructor: Served['hackingInstructor'] & {
    readonly hintPlaybackSpeed: 'faster' | 'fast' | 'normal' | 'slow' | 'slower';
  };
  readonly ctf: Served['ctf'] & { readonly showCountryDetailsInNotifications: 'none' | 'name' | 'flag' | 'both' };
}

/** Asked for once per page load and shared by all who need it. */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: async ({ signal }) => {
    const answer = await get<{ config: Configuration }>('rest/admin/application-configuration', { signal });
    return answer.config;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The configuration, or undefined until it has arrived. */
export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

/** Until the configuration says otherwise the shop has this name. */
export const defaultApplicationName = 'OWASP Juice Shop';

export function useApplicationName(): string {
  return useConfiguration()?.application.name ?? defaultApplicationName;
}
