import { describe, expect, it } from 'vitest';
import { codes } from '../../desktop/driver/backups.ts';
import { appForTests } from '../../support/app-for-tests.ts';

const { client } = appForTests();

const judge = (fields: unknown) => client.post('/rest/range/judge-backup', fields);
const solvedKeys = async () => (await client.get('/api/Challenges/?solved=true')).json().data.length;

describe('a backup that is judged', () => {
  it('is counted by its codes, and changes nothing', async () => {
    const { status, json } = await judge({
      continueCode: codes.solved,
      continueCodeFindIt: codes.findIt,
      continueCodeFixIt: codes.fixIt,
    });
    expect([status, json()]).toEqual([200, { data: { solved: 3, findIt: 3, fixIt: 3 } }]);
    expect(await solvedKeys()).toBe(0);
  });

  it('may hold fewer codes, or none', async () => {
    expect((await judge({ continueCodeFixIt: codes.fixIt })).json()).toEqual({
      data: { solved: 0, findIt: 0, fixIt: 3 },
    });
    expect((await judge({})).json()).toEqual({ data: { solved: 0, findIt: 0, fixIt: 0 } });
  });

  it.each([
    ['of no kind', { continueCode: 'abc' }],
    ['of another kind', { continueCode: codes.solved, continueCodeFindIt: codes.solved }],
    ['with other characters', { continueCodeFixIt: '../../reset' }],
    ['that is empty', { continueCode: '' }],
    ['that is not a string', { continueCode: [codes.solved] }],
    ['that is null', { continueCode: null }],
  ])('is refused for a code %s', async (_what, fields) => {
    const { status, json } = await judge(fields);
    expect([status, json()]).toEqual([400, { status: 'error', error: 'Invalid continue code.' }]);
  });
});

it('says when each challenge was solved, whatever has happened to its coding challenge since', async () => {
  expect((await client.get('/rest/range/solved-times')).json()).toEqual({ data: {} });
  await client.login("' or 1=1--", 'anything');
  const { data } = (await client.get('/rest/range/solved-times')).json();
  expect(Object.keys(data)).toEqual(['loginAdminChallenge']);
  expect(Math.abs(Date.parse(data.loginAdminChallenge) - Date.now())).toBeLessThan(10_000);
  await client.put(`/rest/continue-code-fixIt/apply/${codes.fixIt}`, {});
  expect((await client.get('/rest/range/solved-times')).json()).toEqual({ data });
});
