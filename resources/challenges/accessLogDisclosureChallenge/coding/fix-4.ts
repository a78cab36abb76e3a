/* What is meant for download */
serveFolder(app, '/ftp/quarantine', serveIndexMiddleware(quarantine, 'tiles'), serveFiles(quarantine));
serveFolder(
  app,
  '/ftp',
  serveIndexMiddleware(ftp, 'tiles'),
  servePublicFiles(ftp, events),
);

/* What other sites ask for at a fixed place */
serveFolder(app, '/.well-known', serveIndexMiddleware(wellKnown, 'details'), serveStaticFiles(wellKnown, indexPage));

/* What verifies our tokens */
serveFolder(app, '/encryptionkeys', serveIndexMiddleware(keys, 'details'), serveFiles(keys));

/* What our servers wrote down */
serveFolder(
  app,
  '/support/logs',
  serveFiles(accessLogs),
);
