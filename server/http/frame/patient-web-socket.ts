import { WebSocket, WebSocketServer } from 'ws';

/** How many bytes a client may leave unread while it goes on sending pings. */
const mostUnread = 1024 * 1024;

/**
 * A WebSocket that answers pings only while the client takes the answers. Whoever floods a connection and reads nothing
 * from it loses it.
 */
export class PatientWebSocket extends WebSocket {
  override pong(...parameters: Parameters<WebSocket['pong']>): void {
    if (this.bufferedAmount > mostUnread) {
      this.terminate();
    } else {
      super.pong(...parameters);
    }
  }
}

/** A server of such sockets, in the form that socket.io expects. */
export class PatientWebSocketServer extends WebSocketServer<typeof PatientWebSocket> {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({ ...options, WebSocket: PatientWebSocket });
  }
}
