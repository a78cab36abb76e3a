import type { Config } from '../../config/config.ts';

/**
 * Makes the function that says whether a file of the front end is withheld because the configuration has switched off
 * what it belongs to: the help with the handbook, or the tutorials. A withheld file is answered as if it didn't exist.
 * @returns a function of a decoded path
 */
export function createWithheld({ application, hackingInstructor }: Config): (path: string) => boolean {
  const withheld = [
    ...(application.showHelp ? [] : [/^\/(?:help|handbook)(?:\/|$)/]),
    ...(hackingInstructor.isEnabled ? [] : [/^\/tutorial\.js$/]),
  ];
  return (path) => withheld.some((pattern) => pattern.test(path));
}
