import type { Profile } from './read-profile.ts';

/** What a profile changes: settings of the shop, and defaults of the app around it. */
export interface Workshop {
  /** A layer over the configuration, JSON, in the form of any operator's file (api-learning.md 16). */
  readonly configuration: { readonly name: string; readonly text: string };
  /** Key of the flags; null for the one that is there without a profile. */
  readonly ctfKey: string | null;
  /** Intercepting proxy of the desktop app, until the learner chooses; null for none. */
  readonly proxy: { readonly address: string; readonly use: boolean } | null;
}

/** Turns a profile into the settings that are there already. @param fileName for messages of the shop about its configuration */
export function workshopOf(profile: Profile, fileName: string): Workshop {
  const { name, logo, theme, port, language, tutorialsFirst, hints, challenges, ctf, proxy } = profile;
  const layer = {
    server: { port },
    application: {
      name,
      logo,
      theme,
      defaultLanguage: language,
      ...(name === undefined ? {} : { welcomeBanner: { title: `Welcome to ${name}` } }),
    },
    challenges: {
      restrictToTutorialsFirst: tutorialsFirst,
      showHints: hints,
      selection: challenges,
      // A flag is shown by the notification of a solve.
      ...(ctf?.flags === true ? { showSolvedNotifications: true } : {}),
    },
    // Tutorials first need the tutorials.
    ...(tutorialsFirst === true ? { hackingInstructor: { isEnabled: true } } : {}),
    ctf: { showFlagsInNotifications: ctf?.flags },
  };
  return {
    // What is undefined is left out, and so stays as it is.
    configuration: { name: fileName, text: JSON.stringify(layer) },
    ctfKey: ctf?.key ?? null,
    proxy: proxy === undefined ? null : { address: proxy.address, use: proxy.use ?? false },
  };
}
