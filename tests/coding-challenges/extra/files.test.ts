import { strToU8, zipSync } from 'fflate';
import { shopFolder } from '../../../server/decoy/files/file-system.ts';
import { newCustomer } from '../../support/customer.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { type ChangedServer, startChangedServer } from '../harness/changed-server.ts';
import { actsOf, proveCodingChallenge } from '../harness/prove.ts';

proveCodingChallenge('nullByteChallenge', {
  run: startChangedServer,
  uses: {
    'the terms are read': async ({ client }) => (await client.get('/ftp/legal.md')).status === 200,
    'the support database is read': async ({ client }) =>
      (await client.get('/ftp/incident-support.kdbx')).status === 200,
    'an order is confirmed': async ({ client }) => {
      const { basket, token, fill } = await newCustomer(client);
      await fill(1, 1);
      const { orderConfirmation } = (await client.post(`/rest/basket/${basket}/checkout`, {}, { token })).json();
      return (await client.get(`/ftp/order_${orderConfirmation}.pdf`)).status === 200;
    },
  },
  attacks: actsOf<ChangedServer, string>(
    {
      'the ending is not allowed': '/ftp/package.json.bak',
      'a null byte cuts the ending off': '/ftp/package.json.bak%2500.md',
      'a null byte inside a null byte': '/ftp/package.json.bak%25%250000.md',
    },
    async ({ client }, path) => (await client.get(path)).text.includes('"dependencies"'),
  ),
  expected: [
    'broken: an order is confirmed',
    'open: a null byte cuts the ending off',
    'open: a null byte inside a null byte',
    'closed',
  ],
});

/** Attaches a file to a complaint, as the form does. */
function attach({ client }: ChangedServer, fileName: string, content: string | Buffer, type = 'application/pdf') {
  return client.post('/file-upload', multipartBody({ field: 'file', fileName, type, content }), {
    headers: { 'content-type': multipartType },
  });
}

async function isTaken(server: ChangedServer, fileName: string, content: string | Buffer): Promise<boolean> {
  return (await attach(server, fileName, content)).status === 204;
}

/** Makes a document that is as large as this, in bytes. */
const documentOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], size);

const archiveOf = (name: string, content: string) => Buffer.from(zipSync({ [name]: strToU8(content) }));

const program = Buffer.from('MZ\x90\x00 a program', 'latin1');

/** Sends a form without saying how long it is. */
async function isTakenInChunks({ url }: ChangedServer, content: Buffer): Promise<boolean> {
  const body = multipartBody({ field: 'file', fileName: 'large.pdf', type: 'application/pdf', content });
  // Node demands `duplex` of a stream; the types of browsers do not know it.
  const request = {
    method: 'POST',
    headers: { 'content-type': multipartType },
    body: new Blob([new Uint8Array(body)]).stream(),
    duplex: 'half',
  };
  const { status } = await fetch(`${url}/file-upload`, request);
  return status === 204;
}

proveCodingChallenge('uploadSizeChallenge', {
  run: startChangedServer,
  uses: {
    'a document of 90 kB is attached': (server) => isTaken(server, 'receipt.pdf', documentOf(90_000)),
    'an archive is attached': (server) => isTaken(server, 'papers.zip', archiveOf('letter.md', 'Dear shop')),
  },
  attacks: {
    'a document of 150 kB is attached': (server) => isTaken(server, 'large.pdf', documentOf(150_000)),
    'a document of 150 kB comes in chunks': (server) => isTakenInChunks(server, documentOf(150_000)),
    'a program is attached': (server) => isTaken(server, 'free.exe', program),
    'a program is called a document': (server) => isTaken(server, 'free.pdf', program),
  },
  expected: [
    'open: a document of 150 kB comes in chunks',
    'closed',
    'broken: a document of 90 kB is attached',
    'open: a program is attached',
  ],
});

/** Makes an order that shows a file of the decoy. */
const showing = (path: string, keyword = 'SYSTEM') =>
  `<?xml version="1.0"?><!DOCTYPE o [<!ENTITY e ${keyword} "file://${path}">]><o>&e;</o>`;

/** Returns what the shop says about an order. */
async function answerTo(server: ChangedServer, order: string | Buffer): Promise<string> {
  return (await attach(server, 'order.xml', order, 'text/xml')).text;
}

proveCodingChallenge('fileWriteChallenge', {
  run: startChangedServer,
  uses: {
    'an archive is unpacked into its folder': async (server) =>
      (await isTaken(server, 'papers.zip', archiveOf('letter.md', 'Dear shop'))) &&
      (await answerTo(server, showing(`${shopFolder}/uploads/complaints/letter.md`))).includes('Dear shop'),
  },
  attacks: actsOf<ChangedServer, string>(
    {
      'an entry climbs out': '../../ftp/legal.md',
      'an entry goes down before it climbs': 'a/../../../ftp/legal.md',
      'dots are left where others are removed': '....//....//ftp/legal.md',
    },
    async (server, name) => {
      await attach(server, 'papers.zip', archiveOf(name, `replaced by ${name}`));
      return (await server.client.get('/ftp/legal.md')).text === `replaced by ${name}`;
    },
  ),
  expected: [
    'open: dots are left where others are removed',
    'open: an entry goes down before it climbs',
    'closed',
    'open: an entry climbs out',
  ],
});

proveCodingChallenge('xxeFileDisclosureChallenge', {
  run: startChangedServer,
  uses: {
    'an order is read': async (server) =>
      (await answerTo(server, '<order><juice>Apple &amp; pear</juice></order>')).includes('pear'),
  },
  attacks: actsOf<ChangedServer, string | Buffer>(
    {
      'an entity stands for a file': showing('/etc/passwd'),
      'PUBLIC leads to a file as well': showing('/etc/passwd', 'PUBLIC "-//x//y"'),
      'the document is in UTF-16': Buffer.from(`\uFEFF${showing('/etc/passwd', 'PUBLIC "-//x//y"')}`, 'utf16le'),
    },
    async (server, order) => (await answerTo(server, order)).includes('root:'),
  ),
  expected: [
    'open: an entity stands for a file',
    'closed',
    'open: PUBLIC leads to a file as well',
    'open: the document is in UTF-16',
  ],
});
