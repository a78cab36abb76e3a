import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from './api.ts';

/** The part of the effective configuration that the page acts upon (api-learning.md 16, ui-learning.md 10.2). */
export interface Configuration {
  readonly application: {
    readonly domain: string;
    readonly name: string;
    readonly logo: string;
    readonly theme: string;
    readonly showVersionNumber: boolean;
    readonly showGitHubLinks: boolean;
    readonly altcoinName: string;
    readonly privacyContactEmail: string | null;
    readonly social: Readonly<Record<string, string | null>>;
    readonly recyclePage: { readonly topProductImage: string; readonly bottomProductImage: string };
    readonly welcomeBanner: { readonly showOnFirstStart: boolean; readonly title: string; readonly message: string };
    readonly cookieConsent: {
      readonly message: string;
      readonly dismissText: string;
      readonly linkText: string;
      readonly linkUrl: string;
    };
    readonly googleOauth: {
      readonly clientId: string;
      readonly authorizedRedirects: readonly { readonly uri: string; readonly proxy?: string }[];
      readonly signInUrl: string;
      readonly profileUrl: string;
    };
  };
  readonly challenges: {
    readonly showSolvedNotifications: boolean;
    readonly showHints: boolean;
    readonly showMitigations: boolean;
    readonly codingChallengesEnabled: 'never' | 'solved' | 'always';
    readonly restrictToTutorialsFirst: boolean;
    readonly showFeedbackButtons: boolean;
    readonly xssBonusPayload: string;
    /** Keys of the challenges to show; null for all. */
    readonly selection: readonly string[] | null;
  };
  readonly hackingInstructor: {
    readonly isEnabled: boolean;
    readonly avatarImage: string;
    readonly hintPlaybackSpeed: 'faster' | 'fast' | 'normal' | 'slow' | 'slower';
  };
  readonly ctf: {
    readonly showFlagsInNotifications: boolean;
    readonly showCountryDetailsInNotifications: 'none' | 'name' | 'flag' | 'both';
  };
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
