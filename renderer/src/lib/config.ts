import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Configuration as Served } from '../../../shared/api/configuration.ts';
import { get } from './api.ts';

/** The effective configuration, typed with the values that the page knows. The server accepts other values too; the page ignores them. */
export interface Configuration extends Omit<Served, 'hackingInstructor' | 'ctf'> {
  readonly hackingInstructor: Served['hackingInstructor'] & {
    readonly hintPlaybackSpeed: 'faster' | 'fast' | 'normal' | 'slow' | 'slower';
  };
  readonly ctf: Served['ctf'] & { readonly showCountryDetailsInNotifications: 'none' | 'name' | 'flag' | 'both' };
}

/** Requested once per page load and shared by all parts that need it. */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: async ({ signal }) => {
    const answer = await get<{ config: Configuration }>('rest/admin/application-configuration', { signal });
    return answer.config;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the configuration, or undefined until it has arrived. */
export function useConfiguration(): Configuration | undefined {
  return useQuery(configurationQuery).data;
}

/** The shop's name until the configuration arrives. */
export const defaultApplicationName = 'OWASP Juice Shop';

export function useApplicationName(): string {
  return useConfiguration()?.application.name ?? defaultApplicationName;
}
