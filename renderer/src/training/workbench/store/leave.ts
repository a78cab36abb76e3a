/** What ends when the learner leaves the workbench. */
const endings = new Set<() => void>();

/**
 * Ends something when the learner leaves the workbench, but not when another of its parts is shown.
 * @returns a function that forgets it, for when it has ended by itself
 */
export function endOnLeave(end: () => void): () => void {
  endings.add(end);
  return () => endings.delete(end);
}

/** Ends what must not go on without the workbench. Its screen calls this. */
export function leaveWorkbench(): void {
  for (const end of endings) {
    end();
  }
}
