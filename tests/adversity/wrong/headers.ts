import fc from 'fast-check';

type Headers = Readonly<Record<string, string>>;

/** Headers that change how a response is made, most of them with nonsense values. */
const odd: readonly Headers[] = [
  { accept: 'application/json' },
  { accept: 'application/json' },
  { accept: 'text/html' },
  { accept: 'text/plain' },
  { accept: 'image/png' },
  { accept: '///;q=x,,,;;' },
  { 'accept-encoding': 'gzip, br' },
  { 'accept-encoding': ',;q=,gzip;q=abc' },
  { 'accept-language': 'en-x-🍹'.replace('🍹', 'juice') },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", "y' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-0' },
  { range: 'bytes=abc-,,-' },
  { range: 'bytes=9999999999-' },
  { 'true-client-ip': '<iframe src="javascript:alert(`xss`)">' },
  { 'true-client-ip': 'x'.repeat(8000) },
  { 'x-forwarded-proto': 'gopher, ftp' },
  { 'x-forwarded-host': 'evil.example:99999' },
  { origin: 'null' },
  { origin: 'http://htmledit.squarefree.com' },
  { referer: '::::' },
  { 'x-range': '1' },
  { 'user-agent': '' },
  { 'x-http-method-override': 'DELETE' },
  { connection: 'close' },
  { te: 'trailers' },
];

/** Some odd headers, and a different address for each request, which keeps it below the rate limits. */
export const wrongHeaders: fc.Arbitrary<Headers> = fc
  .tuple(
    fc.array(fc.constantFrom(...odd), { maxLength: 2 }),
    fc.oneof(
      { weight: 20, arbitrary: fc.ipV4() },
      { weight: 1, arbitrary: fc.constantFrom(',,,', '<script>', 'unknown', '::1, 127.0.0.1', 'x'.repeat(2000)) },
    ),
  )
  .map(([some, address]) => Object.assign({ accept: 'application/json', 'x-forwarded-for': address }, ...some));
