import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, forgedSession, strangeIds, strangeTokens } from '../../support/bad-requests.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/user/erasure-request';

const app = appForTests();
const { client } = app;

const requests = () => contentsOf(app.databases.shop, 'PrivacyRequests');

describe('an erasure request by a script', () => {
  it('is noted, and the customer stays', async () => {
    const token = await client.login('jim@juice-sh.op', 'ncc-1701');
    const answer = await client.post(path, {}, { token });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      confirmation: 'Sorry to see you leave! Your erasure request will be processed shortly.',
    });
    expect(requests()).toEqual([[expect.objectContaining({ UserId: 2, deletionRequested: 1 })]]);
    await client.login('jim@juice-sh.op', 'ncc-1701');
  });

  it('is refused without a session', async () => {
    const before = requests();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      expect([what, (await client.post(path, {}, { token })).status]).toEqual([what, 401]);
    }
    const jim = await client.login('jim@juice-sh.op', 'ncc-1701');
    for (const [what, call] of fieldlessBodies) {
      expect([what, (await client.call('POST', path, { ...call, token: jim })).status]).toEqual([what, 401]);
    }
    expect(requests()).toEqual(before);
  });

  it('of a user who does not exist leaves nothing behind', async () => {
    const before = requests();
    const answer = await client.post(path, {}, { token: await forgedSession(client, { id: 4711 }) });
    expect([answer.status, answer.text]).toEqual([401, '{"status":"error","message":{}}']);
    expect(requests()).toEqual(before);
  });

  it('of a session whose id is invalid belongs to nobody', async () => {
    for (const id of strangeIds) {
      expect((await client.post(path, {}, { token: await forgedSession(client, { id }) })).status).toBe(200);
    }
  });
});
