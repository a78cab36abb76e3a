/** What asks a program to end in good order: Ctrl-C, whoever started it, and a terminal that goes away. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
