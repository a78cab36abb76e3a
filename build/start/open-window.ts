import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isShownMessage, quitMessage } from '../../shared/desktop/start-link.ts';
import { repository } from '../paths.ts';
import { endSignals } from './end-signals.ts';

export type WindowOutcome =
  | { readonly kind: 'ended'; readonly exitCode: number }
  /** Electron ended before it showed a window. */
  | { readonly kind: 'notShown'; readonly reason: string };

/** Runs the desktop app until it ends. Ctrl-C ends it properly. */
export async function openWindow(binary: string, flags: readonly string[]): Promise<WindowOutcome> {
  const child = spawn(binary, [repository, '--', ...flags], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let isShown = false;
  child.on('message', (message) => {
    isShown ||= isShownMessage(message);
  });
  const quit = () => {
    if (child.connected) {
      child.send(quitMessage);
    }
  };
  for (const signal of endSignals) {
    process.on(signal, quit);
  }
  try {
    const [code, signal] = await once(child, 'exit');
    // It ended without a window but without an error, because another instance already has one.
    return isShown || code === 0
      ? { kind: 'ended', exitCode: code ?? 1 }
      : { kind: 'notShown', reason: `Electron ended at once (${signal ?? `exit code ${code}`})` };
  } catch (error) {
    return { kind: 'notShown', reason: `Electron cannot be run (${error instanceof Error ? error.message : error})` };
  } finally {
    for (const signal of endSignals) {
      process.off(signal, quit);
    }
  }
}
