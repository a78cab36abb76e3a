import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type Client, createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';

/** What there is to be won. Paths are absolute and short, since some holes take only 40 characters. */
export interface Prey {
  /** A secret that is in every canary. */
  readonly secret: string;
  /** A text file outside of what is granted. */
  readonly canary: string;
  /** A database outside of what is granted, with the secret in `loot.secret`. */
  readonly database: string;
  /** A folder outside of what is granted that anyone may write to. */
  readonly outside: string;
  /** Any native library. */
  readonly addon: string;
  /** The loopback port of another service on this machine. */
  readonly otherPort: number;
  /** The process that supervises the shop. The secret is in its environment. */
  readonly supervisorPid: number;
}

/** A learner with bad intentions: the holes of the shop, by name. Each returns the response as a string. */
export interface Attacker {
  readonly prey: Prey;
  readonly client: Client;
  /** Sends a `GET` of exactly this path, which no URL parser has normalised. */
  get(path: string): Promise<string>;
  /** Sends a `$where` condition of the reviews, with at most 40 characters. */
  reviews(condition: string): Promise<string>;
  /** Sends a `$where` condition around an order number, with at most 60 characters. */
  trackOrder(id: string): Promise<string>;
  orderLines(code: string): Promise<string>;
  /** Sets a name, and returns the profile page. */
  profileOf(name: string): Promise<string>;
  /** Sets a name that is an expression for the server. */
  userName(code: string): Promise<string>;
  layout(file: string, more?: Readonly<Record<string, string>>): Promise<string>;
  xml(document: string): Promise<string>;
  /** Sends XML with one external entity, which it uses. */
  entity(address: string): Promise<string>;
  yaml(document: string): Promise<string>;
  archive(content: Buffer): Promise<string>;
  pictureLink(url: string): Promise<string>;
  /** Shares a picture with this name on the photo wall. */
  photo(fileName: string, content: Buffer): Promise<string>;
  search(criteria: string): Promise<string>;
  /** Logs in with this email. */
  loginAs(email: string): Promise<string>;
  /** Tells the chatbot a name, and then something else. */
  chat(name: string, query: string): Promise<string>;
  selectReview(selector: unknown): Promise<string>;
  /** Chooses the right fix of a coding challenge about redirects, and then sends this code as a fix of one's own. */
  ownFix(code: string): Promise<string>;
  /** Has the workbench send these bytes, as its own screen does. @param more fields of the order */
  workbench(bytes: string, more?: object): Promise<string>;
}

/** The longest wait for a response, which a stopped shop never sends. */
const patience = 12_000;

export function createAttacker(url: string, prey: Prey): Attacker {
  const client = createClient(url);
  let customer: Promise<{ readonly token: string }> | undefined;
  const signIn = async () => {
    const account = { email: `${randomUUID()}@example.org`, password: 'juicy' };
    await client.post('/api/Users', { ...account, passwordRepeat: account.password });
    return { token: await client.login(account.email, account.password) };
  };
  const token = async () => {
    customer ??= signIn();
    return (await customer).token;
  };
  const textOf = async (answer: Promise<{ readonly text: string }>) => (await answer).text;
  const form = async (path: string, fields: Readonly<Record<string, string>>, cookie: string) =>
    client.post(path, new URLSearchParams(fields).toString(), {
      cookie,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const upload = (fileName: string, content: string | Buffer) =>
    textOf(
      client.post('/file-upload', multipartBody({ field: 'file', fileName, type: 'text/plain', content }), {
        headers: { 'content-type': multipartType },
      }),
    );
  const profileOf = async (name: string) => {
    const renamed = await form('/profile', { username: name }, await token());
    const cookie = /token=([^;]+)/.exec(renamed.headers.get('set-cookie') ?? '')?.[1];
    return textOf(client.get('/profile', { cookie }));
  };
  const xml = (document: string) => upload('order.xml', document);
  return {
    prey,
    client,
    get: (path) => getRaw(url, path),
    reviews: (condition) => textOf(client.get(`/rest/products/${encodeURIComponent(condition)}/reviews`)),
    trackOrder: (id) => textOf(client.get(`/rest/track-order/${encodeURIComponent(id)}`)),
    orderLines: async (code) =>
      textOf(client.post('/b2b/v2/orders', { cid: 'x', orderLinesData: code }, { token: await token() })),
    profileOf,
    userName: (code) => profileOf(`#{${code}}`),
    layout: async (file, more = {}) => {
      // The response ends the session.
      const { token: own } = await signIn();
      return textOf(form('/dataerasure', { ...more, layout: file }, own));
    },
    xml,
    entity: (address) => xml(`<!DOCTYPE x [<!ENTITY e SYSTEM "${address}">]><x>&e;</x>`),
    yaml: (document) => upload('order.yml', document),
    archive: (content) => upload('order.zip', content),
    pictureLink: async (link) => {
      await form('/profile/image/url', { imageUrl: link }, await token());
      const profile = await textOf(client.get('/profile', { cookie: await token() }));
      const stored = /\/assets\/public\/images\/uploads\/\d+\.\w+/.exec(profile)?.[0];
      return stored === undefined ? profile : profile + (await client.get(stored)).text;
    },
    photo: async (fileName, content) =>
      textOf(
        client.post(
          '/rest/memories',
          multipartBody(
            { field: 'image', fileName, type: 'image/png', content },
            { field: 'caption', content: 'a picture' },
          ),
          { token: await token(), headers: { 'content-type': multipartType } },
        ),
      ),
    search: (criteria) => textOf(client.get(`/rest/products/search?q=${encodeURIComponent(criteria)}`)),
    loginAs: (email) => textOf(client.post('/rest/user/login', { email, password: 'x' })),
    chat: async (name, query) => {
      const { token: own } = await signIn();
      const named = await client.post('/rest/chatbot/respond', { action: 'setname', query: name }, { token: own });
      const renamed = named.status === 200 ? named.json().token : own;
      const asked = await client.post('/rest/chatbot/respond', { action: 'query', query }, { token: renamed });
      const again = await client.post('/rest/chatbot/respond', { action: 'query', query }, { token: renamed });
      return named.text + asked.text + again.text;
    },
    workbench: async (bytes, more = {}) => {
      const order = { requests: [Buffer.from(bytes, 'latin1').toString('base64')], ...more };
      const own = { origin: url, 'sec-fetch-site': 'same-origin' };
      const { text } = await client.post('/rest/range/workbench/send', order, { headers: own });
      const responses = [...text.matchAll(/"response":"([^"]*)"/g)];
      return text + responses.map(([, base64 = '']) => Buffer.from(base64, 'base64').toString('latin1')).join('');
    },
    ownFix: async (code) => {
      const key = 'redirectChallenge';
      await client.post('/snippets/fixes', { key, selectedFix: 3 });
      return textOf(client.post(`/rest/range/coding/${key}/own-fix`, { code }));
    },
    selectReview: async (id) =>
      textOf(client.patch('/rest/products/reviews', { id, message: 'x' }, { token: await token() })),
  };
}

function getRaw(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, timeout: patience, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
