/** The messages that build/start.ts and the desktop app that it started exchange over the child's IPC channel. */

export const shownMessage = { type: 'shown' } as const;
export const quitMessage = { type: 'quit' } as const;

export function isShownMessage(message: unknown): boolean {
  return hasType(message, shownMessage.type);
}

export function isQuitMessage(message: unknown): boolean {
  return hasType(message, quitMessage.type);
}

function hasType(message: unknown, type: string): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}
