import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';

/** Challenges that are solved almost by accident, so a fast solve says nothing (api-learning.md 10). */
export const trivialChallenges: ReadonlySet<ChallengeKey> = new Set<ChallengeKey>([
  'errorHandlingChallenge',
  'privacyPolicyChallenge',
  'closeNotificationsChallenge',
]);

/** Whoever solves the first one often solves the others with the same attack. */
const coupled: Readonly<Partial<Record<ChallengeKey, readonly ChallengeKey[]>>> = {
  loginAdminChallenge: ['weakPasswordChallenge'],
  nullByteChallenge: [
    'easterEggLevelOneChallenge',
    'forgottenDevBackupChallenge',
    'forgottenBackupChallenge',
    'misplacedSignatureFileChallenge',
  ],
  deprecatedInterfaceChallenge: [
    'uploadTypeChallenge',
    'xxeFileDisclosureChallenge',
    'xxeDosChallenge',
    'yamlBombChallenge',
  ],
  uploadSizeChallenge: ['uploadTypeChallenge', 'xxeFileDisclosureChallenge', 'xxeDosChallenge', 'yamlBombChallenge'],
  uploadTypeChallenge: ['uploadSizeChallenge', 'xxeFileDisclosureChallenge', 'xxeDosChallenge', 'yamlBombChallenge'],
};

/** Returns whether the two challenges are coupled, in either direction. */
export function areCoupled(one: ChallengeKey, other: ChallengeKey): boolean {
  return (coupled[one]?.includes(other) || coupled[other]?.includes(one)) ?? false;
}

/** What an honest solver has requested beforehand: the ends of URLs, with their query. */
export const urlsBeforeSolving: Readonly<Partial<Record<ChallengeKey, readonly string[]>>> = {
  missingEncodingChallenge: ['/assets/public/images/uploads/%F0%9F%98%BC-'],
  directoryListingChallenge: ['/ftp'],
  easterEggLevelOneChallenge: ['/ftp', '/ftp/eastere.gg'],
  easterEggLevelTwoChallenge: ['/ftp', '/gur/qrif/ner/fb/shaal/gurl/uvq/na/rnfgre/rtt/jvguva/gur/rnfgre/rtt'],
  forgottenDevBackupChallenge: ['/ftp', '/ftp/package.json.bak'],
  forgottenBackupChallenge: ['/ftp', '/ftp/coupons_2013.md.bak'],
  loginSupportChallenge: ['/ftp', '/ftp/incident-support.kdbx'],
  misplacedSignatureFileChallenge: ['/ftp', '/ftp/suspicious_errors.yml'],
  rceChallenge: ['/api-docs', '/b2b/v2/orders'],
  rceOccupyChallenge: ['/api-docs', '/b2b/v2/orders'],
};
