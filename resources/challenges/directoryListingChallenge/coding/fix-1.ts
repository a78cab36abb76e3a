/* What is meant for download: the terms of use, and order confirmations, whose names nobody can guess */
serveFolder(app, '/ftp', async (request, reply, [name = '']) => {
  if (/^(?:legal\.md|order_[\da-f]{4}-[\da-f]{16}\.pdf)$/.test(name)) {
    return servePublicFiles(ftp, events)(request, reply, [name]);
  }
  indexPage.send(reply);
  return true;
});

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
