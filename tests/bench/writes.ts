import type autocannon from 'autocannon';
import { callJson, createCustomer, password, registrationForm } from './customers.ts';
import { type Figure, ofRounds } from './figures.ts';
import type { Limit } from './limit.ts';
import { requestsPerSecond } from './load.ts';
import { ofPlainRequests, plainRate } from './plain-requests.ts';

const leastPerSecond = 400;

const rounds = 3;
const secondsPerRound = 3;

const json = { 'content-type': 'application/json' };

/** Something that is written again and again. */
interface Write {
  readonly name: string;
  /** Requests that are sent in turn. The last one is counted. */
  readonly requests: readonly autocannon.Request[];
  /** Returns how many were written since this was made; absent where no row shows it. */
  readonly written?: () => Promise<number>;
}

/**
 * Measures writes per second: new customers, then their logins, then feedback with a new captcha each time.
 * @param plain the plain server, which is asked in turn with the range
 */
export async function measureWrites(url: string, plain: Limit): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const registered: string[] = [];
  for (const prepare of [registration, login, feedback]) {
    const { name, requests, written } = await prepare(url, registered);
    const seen: { rates: number[]; plain: number[] } = { rates: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.plain.push(await plainRate(plain));
      seen.rates.push((await requestsPerSecond(name, url, secondsPerRound, requests)) / requests.length);
    }
    figures.push({
      name,
      unit: 'requests/s',
      ...ofRounds(seen.rates),
      yardstick: ofPlainRequests(seen.plain),
      target: { bound: 'at least', value: leastPerSecond },
      ...(written === undefined ? {} : { note: `${await written()} rows written` }),
    });
  }
  return figures;
}

async function registration(url: string, registered: string[]): Promise<Write> {
  const first = await createCustomer(url, 'first-of-many');
  return {
    name: 'registrations',
    requests: [
      {
        method: 'POST',
        path: '/api/Users/',
        headers: json,
        setupRequest: (request) => {
          const email = `customer-${registered.length}@bench.example`;
          registered.push(email);
          return { ...request, body: JSON.stringify(registrationForm(email)) };
        },
      },
    ],
    // Those under way when the clock stopped are written, but not counted.
    written: async () => (await createCustomer(url, 'last-of-many')).id - first.id - 1,
  };
}

/** Logs in each customer in turn, so that no token is signed twice. */
async function login(_url: string, registered: readonly string[]): Promise<Write> {
  let next = 0;
  return {
    name: 'logins of different customers',
    requests: [
      {
        method: 'POST',
        path: '/rest/user/login',
        headers: json,
        setupRequest: (request) => {
          // The last ones may still have been under way when their round ended.
          const email = registered[next % (registered.length - 100)];
          next += 1;
          return { ...request, body: JSON.stringify({ email, password }) };
        },
      },
    ],
  };
}

interface Captcha {
  readonly captchaId: number;
  readonly answer: string;
}

async function feedback(url: string): Promise<Write> {
  const { id, token } = await createCustomer(url, 'talkative');
  const headers = { ...json, authorization: `Bearer ${token}` };
  const form = ({ captchaId, answer }: Captcha) => ({
    UserId: id,
    captchaId,
    captcha: answer,
    comment: `Captcha ${captchaId} was easier than choosing a juice (***lk@bench.example)`,
    rating: 1 + (captchaId % 5),
  });
  const post = async () => {
    const captcha = await callJson<Captcha>(url, 'GET', '/rest/captcha/');
    return (await callJson<{ data: { id: number } }>(url, 'POST', '/api/Feedbacks/', form(captcha), token)).data.id;
  };
  const first = await post();
  return {
    name: 'feedback, each with its captcha',
    requests: [
      {
        method: 'GET',
        path: '/rest/captcha/',
        onResponse: (_status, body, context) => {
          // autocannon's context is an object for whatever its user wants to keep
          Object.assign(context as object, JSON.parse(body) as Captcha);
        },
      },
      {
        method: 'POST',
        path: '/api/Feedbacks/',
        headers,
        setupRequest: (request, context) => ({ ...request, body: JSON.stringify(form(context as Captcha)) }),
      },
    ],
    written: async () => (await post()) - first - 1,
  };
}
