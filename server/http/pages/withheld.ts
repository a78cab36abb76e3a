import type { Config } from '../../config/config.ts';

/**
 * Whether a file of the front end is kept back, because the configuration has switched off what it belongs to: the help, and the tutorials.
 * What is kept back is answered as if it were not there.
 * @returns a function of a decoded path
 */
export function createWithheld({ application, hackingInstructor }: Config): (path: string) => boolean {
  const withheld = [
    ...(application.showHelp ? [] : [/^\/help(?:\/|$)/]),
    ...(hackingInstructor.isEnabled ? [] : [/^\/tutorial\.js$/]),
  ];
  return (path) => withheld.some((pattern) => pattern.test(path));
}
