import type { FastifyReply } from 'fastify';
import type { ShopEventEmitter } from './events.ts';

/** Announces an uploaded file once the request has been answered. @param declaredType the type that the client declares */
export function announceUpload(reply: FastifyReply, events: ShopEventEmitter, declaredType: string): void {
  reply.raw.once('close', () => {
    events.emit('file.uploaded', { declaredType, isAccepted: reply.statusCode < 400 });
  });
}
