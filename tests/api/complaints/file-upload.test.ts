import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopEvents } from '../../../server/shop/events.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { multipartBody, multipartType, type Part } from '../../support/multipart.ts';
import { sendRaw } from '../frame/raw-http.ts';
import { sendBody, sendFile } from './send-file.ts';

let app: StartedApp;
let sent: ShopEvents['complaintFile.sent'][];
let answered: ShopEvents['file.uploaded'][];

beforeAll(async () => {
  app = await startApp();
  app.app.events.on('complaintFile.sent', (event) => sent.push(event));
  app.app.events.on('file.uploaded', (event) => answered.push(event));
});
beforeEach(() => {
  sent = [];
  answered = [];
});
afterAll(() => app.stop());

const file = (part: Partial<Part> = {}): Part => ({
  field: 'file',
  fileName: 'invoice.pdf',
  type: 'application/pdf',
  content: '%PDF-1.4\n%%EOF',
  ...part,
});

describe('a file for a complaint', () => {
  it('is accepted from anyone, with an empty response', async () => {
    const answer = await sendFile(app.url, 'invoice.pdf', '%PDF-1.4\n%%EOF');
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([204, '', null]);
    expect(sent).toEqual([{ size: 14, ending: 'pdf', kind: 'other' }]);
  });

  it.each([
    ['tool.exe', 'exe', 'other'],
    ['Invoice.PDF', 'pdf', 'other'],
    ['invoice.pdf.exe', 'exe', 'other'],
    ['README', 'readme', 'other'],
    ['xml', 'xml', 'other'],
    ['zip', 'zip', 'other'],
    ['invoice.', '', 'other'],
    ['invoice.xml ', 'xml ', 'other'],
    ['photo.管理🍹', '管理🍹', 'other'],
    ['.pdf', 'pdf', 'other'],
  ] as const)('named %j is judged by that name, whatever its type and content', async (fileName, ending, kind) => {
    const body = multipartBody(file({ fileName, type: 'application/xml', content: '<a/>' }));
    expect((await sendBody(app.url, body)).status).toBe(204);
    expect(sent).toEqual([{ size: 4, ending, kind }]);
  });

  it.each([
    ['a.xml', 'xml', 'xml'],
    ['A.B.XmL', 'xml', 'xml'],
    ['.xml', 'xml', 'xml'],
    ['a.yml', 'yml', 'yaml'],
    ['a.YAML', 'yaml', 'yaml'],
    ['a.Zip', 'zip', 'archive'],
  ] as const)('named %j is announced as the type that it is taken for', async (fileName, ending, kind) => {
    await sendFile(app.url, fileName, 'x');
    expect(sent).toEqual([{ size: 1, ending, kind }]);
  });

  it.each([
    ['nothing', 0],
    ['as much as the form allows', 100_000],
    ['more than the form allows', 100_001],
    ['as much as the shop allows', 200_000],
  ])('may hold %s', async (_what, size) => {
    const answer = await sendFile(app.url, 'big.pdf', Buffer.alloc(size));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(sent).toEqual([{ size, ending: 'pdf', kind: 'other' }]);
  });

  it('may be sent with text fields, some of which have its own name', async () => {
    const fields = [
      { field: 'message', content: 'Too sour' },
      { field: 'file', content: 'text' },
      { field: 'a'.repeat(1_000_000), content: 'x' },
    ];
    expect((await sendBody(app.url, multipartBody(...fields, file()))).status).toBe(204);
  });

  it('may have any name', async () => {
    const names = [
      '../../../etc/passwd',
      'C:\\\\windows\\\\win.ini',
      '\u0001\u202e🍹.png',
      'x'.repeat(5000),
      '%00.pdf',
    ];
    for (const fileName of names) {
      expect((await sendBody(app.url, multipartBody(file({ fileName })))).status, fileName.slice(0, 30)).toBe(204);
    }
    expect(sent).toHaveLength(names.length);
  });

  it('leaves nothing behind, neither in the tables nor among the served pictures', async () => {
    await sendFile(app.url, 'left-behind.png', 'left behind');
    const picture = await fetch(`${app.url}/assets/public/images/uploads/left-behind.png`);
    expect(await picture.text()).not.toBe('left behind');
    const complaints = app.databases.shop.all<{ file: string | null }>('SELECT file FROM Complaints');
    expect(complaints.map(({ file: name }) => name)).not.toContain('left-behind.png');
  });

  it('is counted with the type that the client states, once it is answered', async () => {
    await sendFile(app.url, 'a.pdf', 'x');
    await sendFile(app.url, 'a.yml', 'a: 1');
    await expect
      .poll(() => answered)
      .toEqual([
        { declaredType: 'application/octet-stream', isAccepted: true },
        { declaredType: 'application/octet-stream', isAccepted: false },
      ]);
  });
});

describe('an upload without a file', () => {
  it.each([
    ['no parts', multipartBody(), multipartType],
    ['text in the field', multipartBody({ field: 'file', content: 'text' }), multipartType],
    ['a form in which no file was chosen', multipartBody(file({ fileName: '', content: '' })), multipartType],
    ['JSON', Buffer.from('{"file":"x"}'), 'application/json'],
    ['broken JSON', Buffer.from('{"file'), 'application/json'],
    ['a form', Buffer.from('file=x'), 'application/x-www-form-urlencoded'],
    ['text', Buffer.from('x'), 'text/plain'],
    ['XML as it is', Buffer.from('<a/>'), 'application/xml'],
    ['an invalid type', Buffer.from('x'), ';;;'],
    ['nothing at all', Buffer.alloc(0), multipartType],
  ])('is refused: %s', async (_what, body, type) => {
    const answer = await sendBody(app.url, body, type);
    expect([answer.status, answer.text]).toEqual([400, '{"error":"File is not passed"}']);
    expect(sent).toEqual([]);
  });

  it('is also refused without a body', async () => {
    const answer = await fetch(`${app.url}/file-upload`, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([400, '{"error":"File is not passed"}']);
  });
});

describe('an upload is refused, and nothing is announced', () => {
  it('when it is one byte too long', async () => {
    for (const name of ['a.pdf', 'a.xml', 'a.zip', 'a.yml']) {
      const answer = await sendFile(app.url, name, Buffer.alloc(200_001));
      expect(answer.status).toBe(500);
      expect(answer.json().error).toMatchObject({
        message: 'File too large',
        name: 'MulterError',
        code: 'LIMIT_FILE_SIZE',
        field: 'file',
      });
      expect(answer.json().error.stack).toMatch(/^MulterError: File too large/);
    }
    expect(sent).toEqual([]);
  });

  it('in another field, or with a second file', async () => {
    for (const parts of [
      [file({ field: 'image' })],
      [file(), file()],
      [file(), file({ field: 'other' })],
      Array.from({ length: 200 }, () => file()),
    ]) {
      const answer = await sendBody(app.url, multipartBody(...parts));
      expect([answer.status, answer.json().error.message]).toEqual([500, 'Unexpected field']);
      expect(answer.json().error).toMatchObject({ name: 'MulterError', code: 'LIMIT_UNEXPECTED_FILE' });
    }
    expect(sent).toEqual([]);
  });

  it.each([
    ['is cut off in the file', (body: Buffer) => body.subarray(0, 135), 500, /^Malformed part header$/],
    ['is cut off in a part’s headers', (body: Buffer) => body.subarray(0, 40), 500, /^Malformed part header$/],
    ['lacks its last boundary', (body: Buffer) => body.subarray(0, -8), 500, /^Malformed part header$/],
    ['is garbage', () => Buffer.from('\u0000\u0001garbage'.repeat(100)), 500, /^Malformed part header$/],
    [
      'names a field like the prototype',
      () => multipartBody({ field: '__proto__', content: 'x' }, file()),
      400,
      /^prototype property/,
    ],
    [
      'has a field of 1 MB',
      () => multipartBody({ field: 'a', content: 'x'.repeat(1_000_000) }, file()),
      500,
      /^Field value too long$/,
    ],
    [
      'has a file in a field with a huge name',
      () => multipartBody(file({ field: 'a'.repeat(70_000) })),
      500,
      /^Unexpected field$/,
    ],
    [
      'has a thousand fields',
      () => multipartBody(...Array.from({ length: 1000 }, () => ({ field: 'a', content: 'x' })), file()),
      413,
      /^reach parts limit$/,
    ],
  ])('when it %s', async (_what, change, status, message) => {
    const answer = await sendBody(app.url, change(multipartBody(file())));
    expect([answer.status, answer.json().error.message]).toEqual([status, expect.stringMatching(message)]);
    expect(sent).toEqual([]);
    expect((await sendFile(app.url, 'next.pdf', 'x')).status).toBe(204);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=other', 'multipart/form-data; boundary='])(
    'when its type is %j',
    async (type) => {
      const answer = await sendBody(app.url, multipartBody(file()), type);
      expect([answer.status, answer.json().error.message]).toEqual([500, 'Malformed part header']);
      expect(sent).toEqual([]);
    },
  );

  it('when the name of its field does not fit into the part’s headers', async () => {
    const answer = await sendBody(app.url, multipartBody(file({ field: 'a'.repeat(1_000_000) })));
    expect([answer.status, answer.text]).toEqual([400, '{"error":"File is not passed"}']);
    expect(sent).toEqual([]);
  });

  it('long before all of it has arrived', async () => {
    const [head] = multipartBody(file()).toString().split('\r\n\r\n');
    // 100 MB are announced, but only one is sent.
    const answer = await sendRaw(
      app.port,
      [
        'POST /file-upload HTTP/1.1',
        'Host: localhost',
        'Connection: close',
        'Accept: application/json',
        `Content-Type: ${multipartType}`,
        'Content-Length: 100000000',
        '',
        `${head}\r\n\r\n${'x'.repeat(1_000_000)}`,
      ].join('\r\n'),
    );
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('"LIMIT_FILE_SIZE"');
    expect(sent).toEqual([]);
  });

  it('when the client leaves, and the next client is served', async () => {
    await new Promise<void>((resolve) => {
      const start = `POST /file-upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\nContent-Length: 5000\r\n\r\n`;
      const half = multipartBody(file()).subarray(0, 150);
      const socket = connect(app.port, '127.0.0.1', () =>
        socket.write(Buffer.concat([Buffer.from(start), half]), () => socket.destroy()),
      );
      socket.on('close', () => resolve());
      socket.on('error', () => {});
    });
    expect((await sendFile(app.url, 'next.pdf', 'x')).status).toBe(204);
    expect(sent).toHaveLength(1);
  });
});

it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers %s as any unknown path', async (method) => {
  const answer = await fetch(`${app.url}/file-upload`, { method });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<app-root');
});
