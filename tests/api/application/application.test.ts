import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

describe('the version', () => {
  it('is the contract’s', async () => {
    const answer = await client.get('/rest/admin/application-version');
    expect([answer.status, answer.text]).toEqual([200, '{"version":"18.0.0"}']);
  });

  it('is empty where the operator hides it', async () => {
    const quiet = await startApp({ configuration: { application: { showVersionNumber: false } } });
    try {
      const answer = await createClient(quiet.url).get('/rest/admin/application-version');
      expect(answer.text).toBe('{"version":""}');
    } finally {
      await quiet.stop();
    }
  });
});

describe('the configuration', () => {
  it('is open to everyone in full, with what challenges ask for', async () => {
    const answer = await client.get('/rest/admin/application-configuration');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { config } = answer.json();
    expect(Object.keys(config)).toEqual([
      'server',
      'application',
      'challenges',
      'hackingInstructor',
      'products',
      'memories',
      'ctf',
      'range',
    ]);
    expect(config.application).toMatchObject({ name: 'OWASP Juice Shop', domain: 'juice-sh.op' });
    expect(config.application.social.questionnaireUrl).toBeNull();
    expect(config.products).toHaveLength(46);
    expect(config.memories).toContainEqual(
      expect.objectContaining({ geoStalkingMetaSecurityAnswer: 'Daniel Boone National Forest' }),
    );
  });
});
