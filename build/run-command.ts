/**
 * Runs a command. If it fails, only the error's message is printed: it says what is wrong and what to do.
 * @param exitCode the exit code of a command that failed
 */
export async function runCommand(work: () => Promise<void> | void, exitCode = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCode;
  }
}
