import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';

/** What a challenge's text must name, in whatever language. Walkthroughs, payloads and the shop's own replacements depend on it. */
export interface ChallengeFact {
  readonly key: ChallengeKey;
  readonly part: 'description' | 'hint';
  readonly fact: string;
  /** What remains of it in a translation, where some of its words are translated; all of it by default. */
  readonly abroad?: RegExp | undefined;
}

/** A number with the decimal separator of the language. */
const abroad: Readonly<Record<string, RegExp>> = { '93.83 billion trillion trillion centuries': /93[.,٫]83/ };

const inDescriptions: readonly (readonly [ChallengeKey, string])[] = [
  ['changePasswordBenderChallenge', 'slurmCl4ssic'],
  ['ephemeralAccountantChallenge', 'acc0unt4nt@juice-sh.op'],
  ['jwtForgedChallenge', 'rsa_lord@juice-sh.op'],
  ['jwtUnsignedChallenge', 'jwtn3d@juice-sh.op'],
  ['typosquattingNpmChallenge', 'v6.2.0-SNAPSHOT'],
  ['loginAmyChallenge', '93.83 billion trillion trillion centuries'],
  ['loginAmyChallenge', 'One Important Final Note'],
  ['premiumPaywallChallenge', 'https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm'],
  [
    'premiumPaywallChallenge',
    '<!--IvLuRfBJYlmStf9XfL6ckJFngyd9LfV1JaaN/KRTPQPidTuJ7FR+D/nkWJUF+0xUF07CeCeqYfxq+OJVVa0gNbqgYkUNvn//UbE7e95C+6e+7GtdpqJ8mqm4WcPvUGIUxmGLTTAC2+G9UuFCD1DUjg==-->',
  ],
  ['changeProductChallenge', 'OWASP SSL Advanced Forensic Tool (O-Saft)'],
  ['changeProductChallenge', 'https://owasp.slack.com'],
  ['csrfChallenge', 'htmledit.squarefree.com'],
  ['continueCodeChallenge', '#999'],
  ['restfulXssChallenge', '<code>&lt;iframe src="javascript:alert(`xss`)"&gt;</code>'],
  ['localXssChallenge', '<code>&lt;iframe src="javascript:alert(`xss`)"&gt;</code>'],
  ['xssBonusChallenge', 'https%3A//api.soundcloud.com/tracks/771984076&amp;color=%23ff5500'],
  ['xxeFileDisclosureChallenge', '<code>/etc/passwd</code>'],
];

const inHints: readonly (readonly [ChallengeKey, string])[] = [
  ['loginRapperChallenge', 'Protect Ya Passwordz'],
  ['retrieveBlueprintChallenge', 'OWASP Juice Shop Logo (3D-printed)'],
];

export const challengeFacts: readonly ChallengeFact[] = [
  ...inDescriptions.map(([key, fact]) => ({ key, part: 'description', fact, abroad: abroad[fact] }) as const),
  ...inHints.map(([key, fact]) => ({ key, part: 'hint', fact }) as const),
];
