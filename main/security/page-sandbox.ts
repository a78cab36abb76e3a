import { app } from 'electron';
import { words } from '../words.ts';

/** Returns whether the system's sandbox is around the app's pages. Where Linux offers none, an AppImage starts itself without it. */
export function isPageSandboxed(): boolean {
  return !app.commandLine.hasSwitch('no-sandbox');
}

/** Describes the sandbox for people: whether it is in force, and if not, why and what to do. */
export function describePageSandbox(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const { sandbox, inForce, notInForce, withoutInAppImage, withoutByFlag } = words.walls;
  if (isPageSandboxed()) {
    return [`${sandbox}: ${inForce}`];
  }
  return [`${sandbox}: ${notInForce}`, environment.APPIMAGE ? withoutInAppImage : withoutByFlag];
}
