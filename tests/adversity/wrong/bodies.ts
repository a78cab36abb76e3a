import fc from 'fast-check';
import { type Fields, formOf, jsonOf, textOf, wrongFields } from './fields.ts';
import { wrongText, wrongValue } from './values.ts';

/** A body with the headers that belong to it; null for no body. */
export interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer | null;
  readonly leavesAfter: number | null;
}

/** What a route expects. */
export interface RightBody {
  readonly encoding: 'json' | 'form' | 'multipart';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file?: RightFile;
}

export interface RightFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly content: string | Buffer;
}

const boundary = '----adversity';
const megabyte = 'm'.repeat(1_000_000);

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
} as const;

const wrongTypes: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=klingon',
  'application/json; charset=utf-16le',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded; charset=latin1',
  'multipart/form-data',
  'multipart/form-data; boundary=other',
  'multipart/mixed; boundary=x',
  ';;;',
  '',
];

/** Generates bodies for a route: most have the right encoding and wrong fields, others a wrong encoding, broken syntax or no object at all. */
export function wrongBody(right: RightBody): fc.Arbitrary<Body> {
  const fields = wrongFields(right.fields);
  const encoded = fc.oneof(
    { weight: 10, arbitrary: encode(right, right.encoding, fields) },
    { weight: 1, arbitrary: encode(right, 'json', fields) },
    { weight: 1, arbitrary: encode(right, 'form', fields) },
    { weight: 1, arbitrary: encode(right, 'multipart', fields) },
    { weight: 1, arbitrary: noObject },
    { weight: 1, arbitrary: fc.constant<Encoded>({ type: types[right.encoding], bytes: Buffer.alloc(0) }) },
  );
  return fc.tuple(encoded, damage).chain(([whole, how]) => spoil(whole, how));
}

interface Encoded {
  readonly type: string;
  readonly bytes: Buffer;
}

function encode(
  right: RightBody,
  encoding: RightBody['encoding'],
  fields: fc.Arbitrary<Fields>,
): fc.Arbitrary<Encoded> {
  const type = types[encoding];
  switch (encoding) {
    case 'json':
      return fields.map((sent) => ({ type, bytes: Buffer.from(jsonOf(sent)) }));
    case 'form':
      return fields.map((sent) => ({ type, bytes: Buffer.from(formOf(sent)) }));
    case 'multipart':
      return fc
        .tuple(fields, right.file === undefined ? fc.constant([]) : wrongFiles(right.file))
        .map(([sent, files]) => ({ type, bytes: multipartOf(sent, files) }));
  }
}

const noObject: fc.Arbitrary<Encoded> = wrongValue.map((value) => ({
  type: types.json,
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
}));

/** Generates the right file, a file of the wrong kind, several files, or none. */
function wrongFiles(right: RightFile): fc.Arbitrary<readonly RightFile[]> {
  const name = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      '../../etc/passwd',
      'a.zip',
      'a.xml',
      'a.yml',
      'x'.repeat(3000),
      '\u0000.png',
      'a"b.png',
    ),
    wrongText,
  );
  const content = fc.oneof(
    fc.constantFrom<string | Buffer>(
      '',
      '<?xml version="1.0"?><a>&b;</a>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'a: &a [1]\nb: *a\nc: !!js/function "x"',
      'PK\u0003\u0004nothing',
      '%PDF-1.7',
      '\u0089PNG\r\n\u001a\n',
      Buffer.from('ffd8ffe0', 'hex'),
      'x'.repeat(250_000),
    ),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  );
  const wrong = fc.record({
    field: fc.constantFrom(right.field, right.field, right.field, 'other', '', 'file', 'image'),
    name: fc.oneof(fc.constant(right.name), name),
    type: fc.constantFrom(right.type, 'text/plain', 'image/svg+xml', ';;;', ''),
    content: fc.oneof(fc.constant(right.content), content),
  });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant([right]) },
    { weight: 5, arbitrary: wrong.map((file) => [file]) },
    { weight: 1, arbitrary: fc.array(wrong, { maxLength: 3 }) },
  );
}

function multipartOf(fields: Fields, files: readonly RightFile[]): Buffer {
  const head = (...lines: readonly string[]) => Buffer.from(`--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`);
  const disposition = (name: string) => `Content-Disposition: form-data; name="${name.replaceAll('"', '')}"`;
  return Buffer.concat([
    ...fields.flatMap(([name, value]) => [head(disposition(name)), Buffer.from(`${textOf(value)}\r\n`)]),
    ...files.flatMap(({ field, name, type, content }) => [
      head(`${disposition(field)}; filename="${name}"`, `Content-Type: ${type}`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** What happens to a body on its way. */
type Damage = 'none' | 'cutOff' | 'leaves' | 'trailingGarbage' | 'wrongType' | 'wrongBytes' | 'oversized' | 'notPacked';

const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Damage>('none') },
  { weight: 4, arbitrary: fc.constant<Damage>('cutOff') },
  { weight: 4, arbitrary: fc.constant<Damage>('wrongType') },
  { weight: 2, arbitrary: fc.constantFrom<Damage>('trailingGarbage', 'wrongBytes') },
  { weight: 1, arbitrary: fc.constantFrom<Damage>('leaves', 'oversized', 'notPacked') },
);

function spoil({ type, bytes }: Encoded, how: Damage): fc.Arbitrary<Body> {
  const body = (changed: Buffer, headers = {}): Body => ({
    headers: { 'content-type': type, ...headers },
    bytes: changed,
    leavesAfter: null,
  });
  const place = fc.nat({ max: bytes.length });
  switch (how) {
    case 'none':
      return fc.constant(body(bytes));
    case 'cutOff':
      return place.map((end) => body(bytes.subarray(0, end)));
    case 'leaves':
      return place.map((end) => ({ ...body(bytes), leavesAfter: Math.min(end, Math.max(0, bytes.length - 1)) }));
    case 'trailingGarbage':
      return fc
        .constantFrom('}', 'x', '\u0000', '&&&=', '\r\n--')
        .map((end) => body(Buffer.concat([bytes, Buffer.from(end)])));
    case 'wrongType':
      return fc.constantFrom(...wrongTypes).map((other) => body(bytes, { 'content-type': other }));
    case 'wrongBytes':
      return fc.tuple(place, fc.constantFrom(0, 0x80, 0xff, 0xc0)).map(([at, byte]) => {
        const changed = Buffer.from(bytes);
        if (at < changed.length) {
          changed[at] = byte;
        }
        return body(changed);
      });
    case 'oversized':
      return fc.constant(
        body(Buffer.concat([Buffer.from(type === types.json ? `{"x":"${megabyte}",` : megabyte), bytes])),
      );
    case 'notPacked':
      return fc
        .constantFrom('gzip', 'br', 'deflate', 'rot13', 'gzip, gzip')
        .map((encoding) => body(bytes, { 'content-encoding': encoding }));
  }
}

/** No body at all, as in most GET requests. */
export const noBody: Body = { headers: {}, bytes: null, leavesAfter: null };
