import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { awkwardTexts, forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import type { Answer } from '../../support/client.ts';
import { multipartBody, multipartType, type Part } from '../../support/multipart.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { contentsOf } from '../../support/table-contents.ts';

const noSession = '{"status":"error","message":{}}';
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});

async function send(body: Buffer | string, token: string | undefined = jim, type = multipartType): Promise<Answer> {
  const response = await fetch(`${app.url}/rest/memories`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    body: new Uint8Array(Buffer.from(body)),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

const photo = (part: Partial<Part> = {}): Part => ({
  field: 'image',
  fileName: 'my holiday.PNG',
  type: 'image/png',
  content: tinyPictures.png,
  ...part,
});
const caption = (content: string): Part => ({ field: 'caption', content });
const share = (part: Partial<Part> = {}, ...others: Part[]) => send(multipartBody(photo(part), ...others));
const stored = () => contentsOf(app.databases.shop, 'Memories');
const served = async (imagePath: string) => {
  const response = await fetch(`${app.url}/${imagePath.split('/').map(encodeURIComponent).join('/')}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a shared photo', () => {
  it('is stored, served and shown on the wall', async () => {
    const answer = await share({}, caption('Juice & sun <b>'));
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json();
    expect(Object.keys(data)).toEqual(['id', 'caption', 'imagePath', 'UserId', 'updatedAt', 'createdAt']);
    expect(data).toMatchObject({ id: 11, caption: 'Juice & sun <b>', UserId: 2 });
    expect(data.imagePath).toMatch(/^assets\/public\/images\/uploads\/my-holiday\.png-\d{13}\.png$/);
    expect(await served(data.imagePath)).toEqual({ type: 'image/png', bytes: tinyPictures.png });
    const wall = (await client.get('/rest/memories')).json().data;
    expect(wall.at(-1)).toMatchObject({ id: 11, imagePath: data.imagePath, User: { email: 'jim@juice-sh.op' } });
  });

  it('may be sent before its caption, or have none', async () => {
    expect((await send(multipartBody(caption('first'), photo()))).json().data.caption).toBe('first');
    const { data } = (await share()).json();
    expect(data).not.toHaveProperty('caption');
    expect((await client.get('/rest/memories')).json().data.at(-1).caption).toBeNull();
  });

  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/jpg', 'jpg'],
    ['IMAGE/PNG', 'png'],
  ])('is judged by its type alone: %s', async (type, ending) => {
    const { data } = (await share({ type, content: 'no picture at all', fileName: 'x.exe' })).json();
    expect(data.imagePath).toMatch(new RegExp(`/x\\.exe-\\d+\\.${ending}$`));
  });

  it.each([
    ['../../../etc/passwd', /^passwd-\d+\.png$/],
    ['..\\\\..\\\\x.png', /^x\.png-\d+\.png$/],
    ['a?b:c*d|e<f>g.png', /^abcdefg\.png-\d+\.png$/],
    ['...', /^-\d+\.png$/],
    ['CON.png', /^-\d+\.png$/],
    ['dots and blanks . . ', /^dots-and-blanks-\d+\.png$/],
    ['Ünïcode 🍊 Caption', /^ünïcode-🍊-caption-\d+\.png$/u],
    ['\u0001\u001bx\u0085', /^x-\d+\.png$/],
    ['y'.repeat(5000), /^y{255}-\d+\.png$/],
    ['🍊'.repeat(100), /^(?:🍊){63}-\d+\.png$/u],
    ['#1 100%.png', /^#1-100%\.png-\d+\.png$/],
  ])('has a name that harms no system: %s', async (fileName, form) => {
    const answer = await share({ fileName });
    expect(answer.status, answer.text).toBe(200);
    const { imagePath } = answer.json().data;
    expect(imagePath.replace('assets/public/images/uploads/', '')).toMatch(form);
    expect((await served(imagePath)).bytes).toEqual(tinyPictures.png);
  });

  it.each(awkwardTexts.filter(([, text]) => text.isWellFormed()))('may be called %s', async (_what, text) => {
    expect((await share({}, caption(text))).json().data.caption).toBe(text);
  });

  it('may be as large as ten megabytes', async () => {
    expect((await share({ content: Buffer.alloc(10_000_000) })).status).toBe(200);
  });
});

describe('a photo is refused, and the wall stays as it is', () => {
  it.each([
    ['there is none', multipartBody(caption('x')), multipartType, 400, '{"error":"File is not passed"}'],
    [
      'it is plain text',
      multipartBody({ field: 'image', content: 'x' }),
      multipartType,
      400,
      '{"error":"File is not passed"}',
    ],
    ['the body is JSON', '{"image":"x"}', 'application/json', 400, '{"error":"File is not passed"}'],
    ['the body is a form', 'image=x', 'application/x-www-form-urlencoded', 400, '{"error":"File is not passed"}'],
    ['the body is empty', '', multipartType, 400, '{"error":"File is not passed"}'],
    ['the field has another name', multipartBody(photo({ field: 'file' })), multipartType, 500, 'Unexpected field'],
    ['there are two', multipartBody(photo(), photo()), multipartType, 500, 'Unexpected field'],
    [
      'the type is a different one',
      multipartBody(photo({ type: 'image/svg+xml' })),
      multipartType,
      500,
      'Invalid mime type',
    ],
    [
      'there is no type',
      multipartBody({ field: 'image', fileName: 'x.png', content: 'x' }),
      multipartType,
      500,
      'Invalid mime type',
    ],
    ['it is cut off', multipartBody(photo()).subarray(0, 150), multipartType, 500, 'Malformed part header'],
    [
      'a part’s headers are cut off',
      multipartBody(photo()).subarray(0, 40),
      multipartType,
      500,
      'Malformed part header',
    ],
    [
      'a part’s header has no colon',
      multipartBody(photo()).toString('latin1').replace('Content-Type:', 'Content-Type'),
      multipartType,
      500,
      'Malformed part header',
    ],
    [
      'a later part’s header has a blank before its colon, and an unknown field came before',
      multipartBody(photo({ field: 'file' }), caption('x'), photo())
        .toString('latin1')
        .replaceAll('Type:', 'Type :'),
      multipartType,
      500,
      'Malformed part header',
    ],
    [
      'no file was chosen in any field of the form',
      multipartBody(photo({ fileName: '', content: '' }), photo({ field: 'other', fileName: '', content: 'x' })),
      multipartType,
      400,
      '{"error":"File is not passed"}',
    ],
    ['there is no boundary', multipartBody(photo()), 'multipart/form-data', 500, 'Malformed part header'],
    [
      'the boundary is a different one',
      multipartBody(photo()),
      'multipart/form-data; boundary=other',
      500,
      'Malformed part header',
    ],
    [
      'the caption is endless',
      multipartBody(photo(), caption('x'.repeat(200_000))),
      multipartType,
      500,
      'Field value too long',
    ],
  ])('when %s', async (_what, body, type, status, message) => {
    const before = stored();
    const answer = await send(body, jim, type);
    expect(answer.status, answer.text).toBe(status);
    if (message !== null) {
      expect(answer.text.startsWith('{"error":"') ? answer.text : answer.json().error.message).toBe(message);
    }
    expect(stored()).toEqual(before);
  });

  it('when it is larger than ten megabytes', async () => {
    const answer = await share({ content: Buffer.alloc(10_000_001) });
    expect([answer.status, answer.json().error.message]).toEqual([413, 'request entity too large']);
  });

  it('when nobody is logged in, but the file itself stays', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await send(multipartBody(photo()), token ?? '');
      expect([what, answer.status, answer.text]).toEqual([what, 401, noSession]);
    }
    expect(stored()).toEqual(before);
    expect((await send(multipartBody(caption('x')), '')).status).toBe(400);
  });

  it.each(strangeIds)('when a forged session’s user has the id %j', async (id) => {
    const token = await forgedSession(client, { id });
    const answer = await send(multipartBody(photo()), token);
    expect([answer.status, answer.text]).toEqual([401, noSession]);
  });

  it('when a forged session’s user does not exist', async () => {
    const before = stored();
    const answer = await send(multipartBody(photo()), await forgedSession(client, { id: 4711 }));
    expect([answer.status, answer.text]).toEqual([401, noSession]);
    expect(stored()).toEqual(before);
  });

  it('when the uploads have no room left', { timeout: 60_000 }, async () => {
    const before = stored();
    const statuses: number[] = [];
    while (!statuses.includes(507) && statuses.length < 8) {
      statuses.push((await share({ content: Buffer.alloc(9_900_000) })).status);
    }
    expect(statuses.at(-1)).toBe(507);
    expect(stored()).not.toEqual(before);
    expect((await client.get('/rest/memories')).status).toBe(200);
  });
});
