import type { ChildProcess } from 'node:child_process';
import { Server, Socket } from 'node:net';
import type { Form } from '../jobs/form.ts';
import { unpack } from '../jobs/parcels.ts';

/** Listens to a process that may be hostile. Anything that is not of the agreed form is ignored. */
export function hear<Message>(child: ChildProcess, form: Form<Message>, onMessage: (message: Message) => void): void {
  child.on('message', (received, handle) => {
    // Nobody asked for a handle, and a flood of handles would use up our own.
    if (handle instanceof Socket) {
      handle.destroy();
    } else if (handle instanceof Server) {
      handle.close();
    }
    for (const one of unpack(received)) {
      const message = form(one);
      if (message !== undefined) {
        onMessage(message);
      }
    }
  });
}

/** Sends a message to a process, if it is still there. */
export function tell(child: ChildProcess, message: object): void {
  if (child.connected) {
    child.send(message, () => {
      // The exit of a process that is gone is noticed elsewhere.
    });
  }
}
