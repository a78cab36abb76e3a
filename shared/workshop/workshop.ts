import type { ClassPart } from '../class/class-part.ts';
import { builtInKey } from './contradictions.ts';
import type { Profile } from './read-profile.ts';

/** What a profile changes: settings of the shop, and defaults of the app around it. */
export interface Workshop {
  /** A layer over the configuration as JSON, in the form of any operator's file (api-learning.md 16). */
  readonly configuration: { readonly name: string; readonly text: string };
  /** The flag key; null for the one that is used without a profile. */
  readonly ctfKey: string | null;
  /** The workshop's name; null for none. */
  readonly name: string | null;
  /** The key of the class's language; null for English. */
  readonly language: string | null;
  /** The desktop app's intercepting proxy until the learner chooses; null for none. */
  readonly proxy: { readonly address: string; readonly use: boolean } | null;
  /** The class whose board the learner may report to; null for none. */
  readonly class: ClassPart | null;
}

/** Turns a profile into the kinds of settings that already exist. @param fileName for the shop's messages about its configuration */
export function workshopOf(profile: Profile, fileName: string): Workshop {
  const { name, logo, theme, port, language, tutorialsFirst, hints, challenges, ctf, proxy } = profile;
  // In a contest, what helps is off unless the profile says otherwise.
  const usually = profile.class?.contest === true ? false : undefined;
  const { tutorials = usually, codingChallenges = usually, help = usually } = profile;
  const layer = {
    server: { port },
    application: {
      name,
      logo,
      theme,
      defaultLanguage: language,
      showHelp: help,
      // The page recognises these words as its own, and shows them in the learner's language.
      ...(name === undefined ? {} : { welcomeBanner: { title: `Welcome to ${name}!` } }),
    },
    challenges: {
      // Without tutorials there is nothing to start with, whatever an operator's file says.
      restrictToTutorialsFirst: tutorials === false ? false : tutorialsFirst,
      codingChallengesEnabled: switched(codingChallenges, 'solved', 'never'),
      showHints: hints,
      selection: challenges,
      // Flags are shown in the notification of a solve.
      ...(ctf?.flags === true ? { showSolvedNotifications: true } : {}),
    },
    // `tutorialsFirst` needs the tutorials.
    hackingInstructor: { isEnabled: tutorialsFirst === true ? true : tutorials },
    ctf: { showFlagsInNotifications: ctf?.flags },
  };
  return {
    // Undefined settings are left out, and so stay as they are.
    configuration: { name: fileName, text: JSON.stringify(layer) },
    ctfKey: ctf?.key === undefined || ctf.key === builtInKey ? null : ctf.key,
    name: name ?? null,
    language: language ?? null,
    proxy: proxy === undefined ? null : { address: proxy.address, use: proxy.use ?? false },
    class: profile.class === undefined ? null : { ...profile.class, contest: profile.class.contest ?? false },
  };
}

/** Returns one of two values; undefined for a switch that nobody has set. */
function switched<Value>(isOn: boolean | undefined, on: Value, off: Value): Value | undefined {
  return isOn === undefined ? undefined : isOn ? on : off;
}
