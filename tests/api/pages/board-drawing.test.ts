import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const { client } = appForTests();

const path = '/rest/range/score-board';

describe('the drawing of the score board', () => {
  it('has the cards of what is to be solved first, and counts what is solved', async () => {
    const before = await client.get(path);
    expect(before.text).toContain('data-key="scoreBoardChallenge"');
    expect(before.text).toContain('0 of 14 solved');
    expect(before.text).not.toContain('{{');
    await client.get('/assets/public/images/padding/1px.png');
    const { text } = await client.get(path);
    expect(text).not.toContain('data-key="scoreBoardChallenge"');
    expect(text).toMatch(/1\/110.*Next for you.*DOM XSS.*A tutorial guides.*1 of 14 solved.*1 solved<\/button>/s);
    expect(text).not.toContain('{{');
  });

  it('is left out for other origins, another view and another configuration', async () => {
    expect((await client.get(path, { headers: { origin: 'http://elsewhere.example' } })).status).toBe(204);
    await client.post('/rest/range/learner', { views: { scoreBoard: { layout: 'list' } } });
    expect((await client.get(path)).status).toBe(204);
    const other = await startApp({ configuration: { challenges: { showHints: false } } });
    const { status } = await createClient(other.url).get(path);
    await other.stop();
    expect(status).toBe(204);
  });
});
