import { WebSocket, WebSocketServer } from 'ws';

/** Bytes that a client may leave unread while it goes on asking whether we are there. */
const mostUnread = 1024 * 1024;

/** Answers pings only as long as the client takes the answers: whoever floods a connection and reads nothing from it loses it. */
export class PatientWebSocket extends WebSocket {
  override pong(...parameters: Parameters<WebSocket['pong']>): void {
    if (this.bufferedAmount > mostUnread) {
      this.terminate();
    } else {
      super.pong(...parameters);
    }
  }
}

/** A server of such sockets, in the form in which socket.io takes one. */
export class PatientWebSocketServer extends WebSocketServer<typeof PatientWebSocket> {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({ ...options, WebSocket: PatientWebSocket });
  }
}
