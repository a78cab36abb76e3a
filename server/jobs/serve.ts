/**
 * Makes this process do what its supervisor tells it, and reports that it is ready. The process ends when its supervisor does. Call this
 * once everything is sealed.
 * @returns a function that sends the supervisor a message
 */
export function serve<ToWorker, FromWorker extends object>(
  onMessage: (message: ToWorker) => void,
): (message: FromWorker) => void {
  const send = (message: object) => process.send?.(message);
  process.on('message', onMessage);
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => {
    // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one when it is time.
  });
  send({ type: 'ready' });
  return send;
}
