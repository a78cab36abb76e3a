/**
 * Makes this process one that does what its supervisor tells it, and says that it is ready. It ends when the supervisor does. To be called
 * once everything is sealed.
 * @returns what tells the supervisor something
 */
export function serve<ToWorker, FromWorker extends object>(
  onMessage: (message: ToWorker) => void,
): (message: FromWorker) => void {
  const send = (message: object) => process.send?.(message);
  process.on('message', onMessage);
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => {
    // Ctrl-C in a terminal reaches every process of the tree; the supervisor ends this one in its own time.
  });
  send({ type: 'ready' });
  return send;
}
