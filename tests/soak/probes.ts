import { io } from 'socket.io-client';
import { createClient } from '../support/client.ts';
import { newCustomer } from '../support/customer.ts';
import { multipartBody, multipartType } from '../support/multipart.ts';

/** One thing that ordinary people do. Throws, or returns false, when it does not work. */
type Probe = (url: string) => Promise<boolean>;

const gets = (path: string, expected: RegExp): Probe => {
  return async (url) => {
    const answer = await createClient(url).get(path);
    return answer.status === 200 && expected.test(answer.text);
  };
};

/** What a healthy shop does (decision 10). A chatbot that was killed stays so until the shop is reset; it only has to answer. */
export const probes: Readonly<Record<string, Probe>> = {
  'says its version': gets('/rest/admin/application-version', /"version"/),
  'shows its page': gets('/', /<div id="root"|<app-root/),
  'finds products': gets('/rest/products/search?q=apple', /Apple Juice/),
  'shows reviews': gets('/rest/products/1/reviews', /"status":"success"/),
  'lists challenges': gets('/api/Challenges', /"scoreBoardChallenge"/),
  'translates itself': gets('/assets/i18n/en.json', /"LANGUAGE"/),
  'lists its files': gets('/ftp', /legal\.md/),
  'serves the decoy internet': gets('/decoy/', /<title>/),
  'tells its figures': gets('/metrics', /juiceshop_challenges_total/),
  'answers in the chat': async (url) => {
    const client = createClient(url);
    const { token } = await newCustomer(client);
    return [200, 503].includes((await client.get('/rest/chatbot/status', { token })).status);
  },
  'takes an order': async (url) => {
    const client = createClient(url);
    const customer = await newCustomer(client);
    await customer.fill(1, 1);
    const ordered = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, customer);
    const tracked = await client.get(`/rest/track-order/${ordered.json().orderConfirmation}`);
    return ordered.status === 200 && tracked.text.includes('"totalPrice"');
  },
  'takes feedback': async (url) => {
    const client = createClient(url);
    const { captchaId, answer } = (await client.get('/rest/captcha/')).json();
    const sent = await client.post('/api/Feedbacks', { captchaId, captcha: answer, comment: 'Tasty.', rating: 4 });
    return sent.status === 201;
  },
  'takes a file': async (url) => {
    const body = multipartBody({ field: 'file', fileName: 'a.pdf', type: 'application/pdf', content: '%PDF-1.4' });
    const sent = await createClient(url).post('/file-upload', body, { headers: { 'content-type': multipartType } });
    return sent.status === 204;
  },
  'computes an order of a business': async (url) => {
    const client = createClient(url);
    const { token } = await newCustomer(client);
    const order = { cid: 'JS0815DE', orderLinesData: '[{"productId": 8}]' };
    return (await client.post('/b2b/v2/orders', order, { token })).status === 200;
  },
  'shows a profile': async (url) => {
    const client = createClient(url);
    const { token } = await newCustomer(client);
    return (await client.get('/profile', { cookie: token })).status === 200;
  },
  'mines blocks': async (url) => {
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };
    return /"result":"0x/.test((await createClient(url).post('/rpc', call)).text);
  },
  'talks to pages': (url) =>
    new Promise((resolve) => {
      const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, timeout: patience });
      const end = (isConnected: boolean) => {
        socket.disconnect();
        resolve(isConnected);
      };
      socket.once('connect', () => end(true));
      socket.once('connect_error', () => end(false));
    }),
};

/** How long a probe may take on a machine that eight clients load, in milliseconds. */
const patience = 20_000;

/** Returns the names of what does not work, with the error messages. */
export async function failingProbes(url: string): Promise<readonly string[]> {
  const failing: string[] = [];
  for (const [name, probe] of Object.entries(probes)) {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('too late'), patience).unref());
    const said = probe(url).then((works) => (works ? '' : 'no'), String);
    const word = await Promise.race([said, late]);
    if (word !== '') {
      failing.push(`${name} (${word.slice(0, 120)})`);
    }
  }
  return failing;
}
