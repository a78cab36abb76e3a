const limit = 200_000;

/** How the kinds of file that the form offers begin: PDF documents and ZIP archives. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ['pdf', '%PDF-'],
  ['zip', 'PK\x03\x04'],
]);

/**
 * Registers `POST /file-upload`, which takes a file attached to a complaint (api-shop.md 18). The name decides what kind
 * of file it is. Nothing is kept except what an archive unpacks to.
 */
export function registerFileUpload(app: FastifyInstance, shop: ShopContext): void {
  const { events } = shop;
  app.post('/file-upload', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > 100_500) {
      return reply.code(413).send({ error: 'The file is too large.' });
    }
    const { file } = await readUpload(request, { field: 'file', limit });
    // A form in which no file was chosen sends a file without a name.
    if (file === undefined || file.name === '') {
      return reply.code(400).send({ error: 'File is not passed' });
    }
    const { name, content, declaredType } = file;
    const beginning = beginnings.get(endingOf(name));
    if (beginning === undefined || !content.subarray(0, beginning.length).equals(Buffer.from(beginning))) {
      return reply.code(415).send({ error: 'Only PDF documents and ZIP archives can be attached.' });
    }
    announceUpload(reply, events, declaredType);
    const kind = kindOf(name);
    events.emit('complaintFile.sent', { size: content.length, ending: endingOf(name), kind });
    if (kind === 'archive') {
      await unpackArchive(shop, content);
    }
    return reply.code(204).send();
  });
}
