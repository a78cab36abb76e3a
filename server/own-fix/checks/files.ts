import type { AttackName, UseName } from '../../../shared/api/own-fix.ts';
import type { Door } from '../door.ts';
import { confidential, confirmation, folders, logLine, logName } from '../seed/files.ts';
import { attack, type Check, someResponse, use } from './check.ts';

function serving(name: UseName, path: string, content: string): Check {
  return use(name, (door: Door) => door({ method: 'GET', path }).text === content);
}

function getting(name: AttackName, text: string, ...paths: readonly string[]): Check {
  return attack(name, (door) =>
    someResponse(
      door,
      paths.map((path) => ({ method: 'GET', path })),
      text,
    ),
  );
}

/** What pages of the shop link to and machines fetch. */
const uses: readonly Check[] = [
  serving('termsRead', '/ftp/legal.md', folders.ftp['legal.md']),
  serving('confirmationRead', `/ftp/${confirmation}`, folders.ftp[confirmation]),
  serving('keyRead', '/encryptionkeys/jwt.pub', folders.keys['jwt.pub']),
  serving(
    'advisoriesRead',
    '/.well-known/csaf/provider-metadata.json',
    folders.wellKnown['csaf/provider-metadata.json'],
  ),
];

/** For the challenge about the folder with a document that is not for everybody. */
export const downloadChecks: readonly Check[] = [
  ...uses,
  getting('acquisitionsRead', confidential, '/ftp/acquisitions.md'),
  getting('acquisitionsPastEnding', confidential, '/ftp/acquisitions.md%2500.md', '/ftp/acquisitions.md%2500.pdf'),
  getting('backupPastEnding', confidential, '/ftp/package.json.bak', '/ftp/package.json.bak%2500.md'),
];

/** For the challenge about the access log. */
export const logChecks: readonly Check[] = [
  ...uses,
  getting('logRead', logLine, `/support/logs/${logName}`, `/support/logs/${logName}/`),
  getting('logListed', logName, '/support/logs', '/support/logs/'),
];
