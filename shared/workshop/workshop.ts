import { builtInKey } from './contradictions.ts';
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
  const { name, logo, theme, port, language, tutorialsFirst, tutorials, codingChallenges, hints, help } = profile;
  const { challenges, ctf, proxy } = profile;
  const layer = {
    server: { port },
    application: {
      name,
      logo,
      theme,
      defaultLanguage: language,
      showHelp: help,
      // In these words the page knows it for its own, and says it in the learner's language.
      ...(name === undefined ? {} : { welcomeBanner: { title: `Welcome to ${name}!` } }),
    },
    challenges: {
      // Without tutorials there is nothing to begin with, whatever an operator's file says.
      restrictToTutorialsFirst: tutorials === false ? false : tutorialsFirst,
      codingChallengesEnabled: switched(codingChallenges, 'solved', 'never'),
      showHints: hints,
      selection: challenges,
      // A flag is shown by the notification of a solve.
      ...(ctf?.flags === true ? { showSolvedNotifications: true } : {}),
    },
    // Tutorials first need the tutorials.
    hackingInstructor: { isEnabled: tutorialsFirst === true ? true : tutorials },
    ctf: { showFlagsInNotifications: ctf?.flags },
  };
  return {
    // What is undefined is left out, and so stays as it is.
    configuration: { name: fileName, text: JSON.stringify(layer) },
    ctfKey: ctf?.key === undefined || ctf.key === builtInKey ? null : ctf.key,
    proxy: proxy === undefined ? null : { address: proxy.address, use: proxy.use ?? false },
  };
}

/** One of two values; undefined for a switch that nobody has set. */
function switched<Value>(isOn: boolean | undefined, on: Value, off: Value): Value | undefined {
  return isOn === undefined ? undefined : isOn ? on : off;
}
