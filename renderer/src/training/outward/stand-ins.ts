import { rangeAddresses } from '../../lib/range-addresses.ts';

/** What the range has in the place of a page on the Internet. */
export interface StandIn {
  /** Relative to the page, or of this machine under another name. */
  readonly address: string;
  /** Text key of what it is. */
  readonly text: string;
}

const decoy = (path: string): string => `${rangeAddresses.decoyInternet}${path}`;

/** The site whose whole job is to be another origin. The range plays it under a name of this machine (csrfChallenge, decision 30). */
const editor = 'htmledit.squarefree.com';

/**
 * The range's own page for a host, and for the pages whose address contains a word. The first line that fits counts, and the decoy
 * internet's start page is the last resort.
 */
const places: readonly {
  readonly host: RegExp;
  readonly word?: string;
  readonly address: string;
  readonly text: string;
}[] = [
  { host: /pwning\.owasp-juice\.shop$/, word: 'donations', address: './#/about', text: 'OUTWARD_TO_ABOUT' },
  { host: /pwning\.owasp-juice\.shop$/, address: rangeAddresses.help, text: 'OUTWARD_TO_HELP' },
  { host: /cheatsheetseries\.owasp\.org$/, address: decoy('shelf/'), text: 'OUTWARD_TO_SHELF' },
  { host: /hakipedia\.com$/, address: decoy('shelf/'), text: 'OUTWARD_TO_SHELF' },
  { host: /github\.com$/, word: 'prometheus', address: decoy('shelf/prometheus.html'), text: 'OUTWARD_TO_SHELF' },
  { host: /github\.com$/, address: decoy('harvest/'), text: 'OUTWARD_TO_HARVEST' },
  { host: /wikipedia\.org$/, address: decoy('lexicon/'), text: 'OUTWARD_TO_LEXICON' },
  {
    host: /(?:^|\.)(?:twitter|x|facebook|reddit|slack)\.com$|bsky\.app$/,
    address: decoy('murmur/'),
    text: 'OUTWARD_TO_MURMUR',
  },
  { host: /youtube\.com$|youtu\.be$/, address: decoy('clips/'), text: 'OUTWARD_TO_CLIPS' },
  { host: /stackoverflow\.com$/, address: decoy('ask/'), text: 'OUTWARD_TO_ASK' },
  { host: /npmjs\.(?:com|org)$/, address: decoy('registry/'), text: 'OUTWARD_TO_REGISTRY' },
  { host: /web\.archive\.org$/, address: decoy('yesterday/'), text: 'OUTWARD_TO_YESTERDAY' },
];

/** Returns what the range offers in the place of an outward address (decision 52). */
export function standInFor(address: URL): StandIn {
  if (address.hostname === editor && /^(?:.*\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(window.location.hostname)) {
    const port = window.location.port === '' ? '' : `:${window.location.port}`;
    return { address: `http://${editor}.localhost${port}/`, text: 'OUTWARD_TO_EDITOR' };
  }
  const found = places.find(
    ({ host, word = '' }) => host.test(address.hostname) && address.href.toLowerCase().includes(word),
  );
  return found ?? { address: rangeAddresses.decoyInternet, text: 'OUTWARD_TO_DECOY' };
}
