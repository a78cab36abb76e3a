import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '../../containment/support/evaluator.ts';
import { type Client, createClient } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';
import { newTalker } from './talking.ts';

/** Short enough for endless calls, long enough for ordinary ones even on a busy machine. */
const chatbot = { time: 3000, sleep: 0 };
let app: DecoyApp;
let client: Client;

beforeAll(async () => {
  app = await startDecoyApp({}, { limits: { ...patience.limits, chatbot } });
  client = createClient(app.url);
});
afterAll(() => app.stop());

it('an endless question affects only the person who asked it', async () => {
  const attacker = await newTalker(client, 'Eve');
  const bo = await newTalker(client, 'Bo');
  const endless = attacker.hears('"); while (true) {} //');
  const first = await Promise.race([endless, client.get('/rest/products/search?q=').then(({ status }) => status)]);
  expect(first).toBe(200);
  expect(await endless).toMatch(/^My fruit-powered brain/);
  expect(await bo.hears('goodbye')).toMatch(/, Bo\.$/);
});

it('a bot that never finishes is stopped and started afresh', async () => {
  const attacker = await newTalker(client, 'x"); process=function(){ while (true) {} }; users.addUser("1", "y');
  expect(await attacker.hears('hi')).toMatch(/^Remember to stay hydrated.*timed out/);
  const bo = await newTalker(client, 'Bo');
  expect(await bo.hears('goodbye')).toMatch(/, Bo\.$/);
});
