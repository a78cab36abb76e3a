/* What is meant for download */
serveFolder(app, '/ftp/quarantine', serveIndexMiddleware(quarantine, 'tiles'), serveFiles(quarantine));
serveFolder(
  app,
  '/ftp',
  serveIndexMiddleware(ftp, 'tiles'),
  async (request, reply, [name = '']) => {
    if (name === 'acquisitions.md') {
      throw new Error('This file is confidential!');
    }
    return servePublicFiles(ftp, events)(request, reply, [name]);
  },
);

/* What other sites ask for at a fixed place */
serveFolder(app, '/.well-known', serveIndexMiddleware(wellKnown, 'details'), serveStaticFiles(wellKnown, indexPage));

/* What verifies our tokens */
serveFolder(app, '/encryptionkeys', serveIndexMiddleware(keys, 'details'), serveFiles(keys));

/* What our servers wrote down */
serveFolder(
  app,
  '/support/logs',
  serveIndexMiddleware(accessLogs, 'details'),
  serveFiles(accessLogs),
);
