/** Sends a file of `/ftp`, if its ending is one of those that are meant for the public. */
export function servePublicFiles(folder: Folder, events: ShopEventEmitter): ServeStep {
  return async (request, reply, [name = '']) => {
    checkSlashes(name);
    if (!/^[\w.-]+\.(?:md|pdf)$/.test(name) && name !== 'incident-support.kdbx') {
      throw new PageError('Only .md and .pdf files are allowed!', { status: 403 });
    }
    events.emit('ftpFile.requested', { name });
    return sendOrFail(folder, name, request, reply);
  };
}
