import { WebSocketServer } from 'ws';

/** What a driver wants to know about the browser. Every other command gets an empty result. */
const answers: Readonly<Record<string, object>> = {
  'Browser.getVersion': {
    protocolVersion: '1.3',
    product: 'Chrome/0.0.0.0',
    revision: '',
    userAgent: 'stand-in',
    jsVersion: '',
  },
};

/**
 * Listens where `--remote-debugging-port` lets a driver of Electron connect, and says so as Chromium does. There is a browser
 * without pages behind it: a second client would block those of the stand-in, and the driver controls the app's main process
 * anyway.
 */
export function openDebuggingDoor(): void {
  const door = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  door.on('listening', () => {
    const address = door.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    process.stderr.write(`DevTools listening on ws://127.0.0.1:${port}/devtools/browser/stand-in\n`);
  });
  door.on('connection', (socket) => {
    socket.on('message', (message) => {
      // The driver speaks Chromium's protocol.
      const { id, method }: { readonly id: number; readonly method: string } = JSON.parse(String(message));
      socket.send(JSON.stringify({ id, result: answers[method] ?? {} }));
    });
  });
}
