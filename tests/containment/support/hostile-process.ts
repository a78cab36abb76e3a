import { createServer } from 'node:net';

/* Stands in for a shop process, or an evaluator, that has been taken over. It sends every message that it should not send, and obeys none. */
const send = (message: object) => process.send?.(message);

const nonsense: readonly unknown[] = [
  0,
  '',
  'ready',
  [],
  {},
  [[['ready']]],
  { type: null },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: { toString: 1 } },
  { type: 'ready' },
  { type: 'ready', port: '80', confinement: null },
  { type: 'ready', port: 65_536 },
  { type: 'ready', port: -1 },
  { type: 'ready', port: 80.5 },
  { type: 'pong', sequence: { valueOf: 1 } },
  { type: 'pong', sequence: 1e308 },
  { type: 'evaluate' },
  { type: 'evaluate', id: {}, job: {} },
  { type: 'evaluate', id: 1, job: { kind: 'constructor', source: '', globals: '' } },
  { type: 'evaluate', id: 1, job: { kind: 'where', source: { toString: 1 }, globals: null } },
  { type: 'evaluate', id: 1, job: { kind: 'where', source: 'x'.repeat(300_000), globals: '{}' } },
  { type: 'done', id: 1, result: null },
  { type: 'done', id: 1, result: { outcome: 'constructor', milliseconds: 1 } },
  { type: 'done', id: 1, result: { outcome: 'threw', name: { toString: 1 }, milliseconds: 1 } },
  { type: 'resetDone', what: 'constructor' },
  { type: 'failed ', reason: { toString: 1 }, advice: null },
  { type: 'log', level: 'constructor', text: { toString: 1 } },
  { cmd: 'NODE_CLUSTER', act: 'online' },
];

process.on('message', (message: { readonly type: string }) => {
  if (message.type !== 'start') {
    return;
  }
  for (const message of nonsense) {
    // Not all of these messages have a form that may be sent, which is the point.
    send(message as object);
  }
  const server = createServer().listen(0, '127.0.0.1', () => {
    process.send?.({ type: 'log', level: 'info', text: 'with a handle' }, server);
    send({ type: 'log', level: 'warn', text: 'two\nlines \u001b]0;title\u0007 and \u202eback' });
    send({ type: 'ready', port: 4321, host: 'evil.test', confinement: { permissionModel: 'yes', refused: [] } });
    send({ type: 'ready', port: 1234, confinement: {} });
    send({ type: 'failed', reason: 'too late', advice: 'too late' });
    for (let line = 0; line < 5000; line += 1) {
      send({ type: 'log', level: 'info', text: `flood ${line}` });
    }
  });
});
process.on('SIGTERM', () => {});
process.on('disconnect', () => {});
setInterval(() => {}, 1000);
