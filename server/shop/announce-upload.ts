import type { FastifyReply } from 'fastify';
import type { ShopEventEmitter } from './events.ts';

/** Announces an uploaded file once it has been answered. @param declaredType as the client says */
export function announceUpload(reply: FastifyReply, events: ShopEventEmitter, declaredType: string): void {
  reply.raw.once('close', () => {
    events.emit('file.uploaded', { declaredType, isAccepted: reply.statusCode < 400 });
  });
}
