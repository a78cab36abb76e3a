/** Sends a file of `/ftp`, if its ending is one of those that are meant for the public. */
export function servePublicFiles(folder: Folder, events: ShopEventEmitter): ServeStep {
  return async (request, reply, [name = '']) => {
    checkSlashes(name);
    if (/\.(?:bak|gg|pyc|yml)$/.test(name)) {
      throw new PageError('This file is not public!', { status: 403 });
    }
    if (!/\.(?:md|pdf)$/.test(name) && name !== 'incident-support.kdbx') {
      throw new PageError('Only .md and .pdf files are allowed!', { status: 403 });
    }
    const cut = name.split('%00', 1)[0] ?? '';
    events.emit('ftpFile.requested', { name: cut });
    return sendOrFail(folder, cut, request, reply);
  };
}
