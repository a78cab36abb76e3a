import { beforeEach, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { fieldlessBodies, unreadableBodies } from '../../support/bad-requests.ts';

const path = '/rest/web3/submitKey';
const privateKey = '0x5bcc3e9d38baa06e7bfaab80ae5957bbe8ef059e640311d7d6d465e6bc948e3e';
const noKey = 'Looks like you entered a non-Ethereum private key to access me.';

const app = appForTests();
const { client } = app;
beforeEach(() => app.app.resetProgress());

const submit = (body: unknown) => client.post(path, body);
const isUnlocked = async () => {
  const answer = await client.get('/rest/web3/nftUnlocked');
  expect(answer.status).toBe(200);
  return answer.json();
};
const record = async () =>
  (await client.get('/api/Challenges')).json().data.find(({ key }: { key: string }) => key === 'nftUnlockChallenge');

describe('the key of the wallet', () => {
  it('unlocks the token', async () => {
    expect(await isUnlocked()).toEqual({ status: false });
    const answer = await submit({ privateKey });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Challenge successfully solved',
      status: { key: 'nftUnlockChallenge', solved: true },
    });
    expect(Object.keys(answer.json().status).toSorted()).toEqual(Object.keys(await record()).toSorted());
    expect(await isUnlocked()).toEqual({ status: true });
  });

  it.each([
    ['the address', '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05', /the public address of my ethereum wallet!$/],
    [
      'the public key',
      '0x02c7a2a93289c9fbda5990bac6596993e9bb0a8d3f178175a80b7cfd983983f506',
      /the public key of my ethereum wallet!$/,
    ],
    ['the key in upper case', privateKey.toUpperCase(), noKey],
    ['the key with a space', ` ${privateKey}`, noKey],
    ['a list', [privateKey], noKey],
    ['an object', { privateKey }, noKey],
    ['a number', 7, noKey],
    ['nothing', undefined, noKey],
  ])('is not %s', async (_what, sent, message) => {
    const answer = await submit({ privateKey: sent });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, status: { key: 'nftUnlockChallenge', solved: false } });
    expect(answer.json().message).toMatch(message);
    expect(await isUnlocked()).toEqual({ status: false });
  });

  it.each(unreadableBodies)('is not read from %s', async (_what, call, status) => {
    expect((await client.call('POST', path, call)).status).toBe(status);
  });

  it.each(fieldlessBodies)('is not found in %s', async (_what, call) => {
    const answer = await client.call('POST', path, call);
    expect([answer.status, answer.json().message]).toEqual([401, noKey]);
  });
});
