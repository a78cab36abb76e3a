import { expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';

it.each([
  ['fbctf', challengeCount],
  [undefined, 0],
])('the variant %s has %i countries in the form of a configuration file', async (variant, count) => {
  const app = await startApp(variant === undefined ? {} : { variant });
  const answer = await createClient(app.url).get('/rest/range/country-mapping.yml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/yaml; charset=utf-8']);
  expect(Object.keys(JSON.parse(answer.text).ctf.countryMapping)).toHaveLength(count);
  await app.stop();
});
