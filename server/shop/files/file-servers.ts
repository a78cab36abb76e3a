import type { FastifyInstance } from 'fastify';
import { shopFolder } from '../../decoy/files/file-system.ts';
import type { MemoryLog } from '../../http/access-log/memory-log.ts';
import type { FrameEventEmitter } from '../../http/events.ts';
import type { IndexPage } from '../../http/pages/index-page.ts';
import type { ShopContext } from '../context.ts';
import { createOrderConfirmations } from '../order-confirmations.ts';
import { decoyFolder } from './decoy-folder.ts';
import { withConfirmations } from './folder.ts';
import { logFolder, memoryLogFolder } from './log-folder.ts';
import { folderServer } from './serve-folder.ts';
import {
  announceUrl,
  leaveOutQuarantine,
  serveFiles,
  serveIndexMiddleware,
  servePublicFiles,
  serveStaticFiles,
} from './serve-steps.ts';

/** What the file servers need from the app. */
export interface FileServing {
  readonly shop: ShopContext;
  readonly frame: FrameEventEmitter;
  readonly indexPage: IndexPage;
  /** Folder of the access log, absolute, or the log of a shop that leaves no files. */
  readonly logs: string | MemoryLog;
}

/**
 * Registers the folders that are served as they are (api-learning.md 23). They come before everything that reads bodies
 * or writes the access log. All of them except the logs are on the decoy host, so whatever learners overwrite there is
 * what is sent.
 */
export function registerFileServers(app: FastifyInstance, { shop, frame, indexPage, logs }: FileServing): void {
  const { events, config } = shop;
  const serveFolder = folderServer(indexPage);
  const ftp = withConfirmations(decoyFolder(shop, `${shopFolder}/ftp`), createOrderConfirmations(shop));
  const quarantine = decoyFolder(shop, `${shopFolder}/ftp/quarantine`);
  const wellKnown = decoyFolder(shop, `${shopFolder}/.well-known`, {
    path: 'csaf/provider-metadata.json',
    change: (content) => withBaseUrl(content, config.server.baseUrl),
  });
  const keys = decoyFolder(shop, `${shopFolder}/encryptionkeys`);
  const shownLogs = `${shopFolder}/logs`;
  const accessLogs = typeof logs === 'string' ? logFolder(logs, shownLogs) : memoryLogFolder(logs, shownLogs);

  // weakness: directoryListingChallenge, accessLogDisclosureChallenge (anyone may list these folders and fetch files from them)
  // snippet: directoryListingChallenge, accessLogDisclosureChallenge
  /* What is meant for download */
  serveFolder(app, '/ftp/quarantine', serveIndexMiddleware(quarantine, 'tiles'), serveFiles(quarantine)); // neutral: directoryListingChallenge
  serveFolder(
    app,
    '/ftp',
    serveIndexMiddleware(ftp, 'tiles'), // vulnerable: directoryListingChallenge
    leaveOutQuarantine(indexPage), // hidden: directoryListingChallenge, accessLogDisclosureChallenge
    servePublicFiles(ftp, events), // vulnerable: directoryListingChallenge
  );

  /* What other sites ask for at a fixed place */
  serveFolder(app, '/.well-known', serveIndexMiddleware(wellKnown, 'details'), serveStaticFiles(wellKnown, indexPage));

  /* What verifies our tokens */
  serveFolder(app, '/encryptionkeys', serveIndexMiddleware(keys, 'details'), serveFiles(keys));

  /* What our servers wrote down */
  serveFolder(
    app,
    '/support/logs', // neutral: accessLogDisclosureChallenge
    serveIndexMiddleware(accessLogs, 'details'), // vulnerable: accessLogDisclosureChallenge
    announceUrl(frame), // hidden: directoryListingChallenge, accessLogDisclosureChallenge
    serveFiles(accessLogs), // vulnerable: accessLogDisclosureChallenge
  );
  // endsnippet: directoryListingChallenge, accessLogDisclosureChallenge
}

/** Replaces the address in the packed file with the configured one (data.md 6.6). */
function withBaseUrl(content: Buffer, baseUrl: string): Buffer {
  return Buffer.from(content.toString('utf8').replaceAll('http://localhost:3000', () => baseUrl));
}
