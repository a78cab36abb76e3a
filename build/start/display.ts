/** What decides whether a window can be opened. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Returns why no window can be opened here, as the end of a sentence; null when one can. */
export function reasonForNoWindow({ platform, environment }: Surroundings): string | null {
  if (isSet(environment.CI) && environment.CI !== 'false') {
    return 'this is a CI run';
  }
  if (platform === 'linux' && !isSet(environment.DISPLAY) && !isSet(environment.WAYLAND_DISPLAY)) {
    return 'there is no display';
  }
  return null;
}

/** Returns why there is no point in downloading Electron, as the end of a sentence; null when there is one. */
export function reasonForNoDownload(platform: NodeJS.Platform, userId: number | undefined): string | null {
  return platform === 'linux' && userId === 0 ? 'Electron is not installed, and does not run as root' : null;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
