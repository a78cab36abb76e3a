/** Signals that ask a program to end properly: Ctrl-C, a request by its parent process, and a closed terminal. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
