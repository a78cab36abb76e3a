import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { challengeCount, codingChallengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';

const apps: StartedApp[] = [];

async function shopWith(configuration: object = {}) {
  const app = await startApp({ configuration });
  apps.push(app);
  const client = createClient(app.url);
  const samples = async () =>
    (await client.get('/metrics', { headers: { 'user-agent': 'Prometheus/2.53' } })).text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  return { app, client, samples };
}

describe('/metrics (api-learning.md 21)', () => {
  beforeAll(() => {
    vi.spyOn(performance, 'now');
  });
  afterEach(() => {
    vi.mocked(performance.now).mockRestore();
    vi.spyOn(performance, 'now');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await Promise.all(apps.map((app) => app.stop()));
  });

  /** Moves the clock on by the five seconds that the gauges need. */
  const later = () => {
    const now = performance.now();
    vi.mocked(performance.now).mockImplementation(() => now + 5001);
  };

  it('is sent without the headers that other responses have', async () => {
    const { client } = await shopWith();
    const { status, headers } = await client.get('/metrics', { headers: { 'accept-encoding': 'gzip' } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const name of [
      'access-control-allow-origin',
      'x-frame-options',
      'x-recruiting',
      'etag',
      'content-encoding',
      'vary',
    ]) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
    expect(await client.call('HEAD', '/metrics')).toMatchObject({ status: 200, text: '' });
  });

  it('shows version and start at once, all other gauges after five seconds', async () => {
    const { samples } = await shopWith();
    const first = await samples();
    expect(first).toContain(
      'juiceshop_version_info{version="18.0.0",major="18",minor="0",patch="0",app="juiceshop"} 1',
    );
    expect(
      first.some((line) => line.startsWith('juiceshop_startup_duration_seconds{task="ready",app="juiceshop"}')),
    ).toBe(true);
    expect(first).toContain('juiceshop_users_registered_total{app="juiceshop"} 0');
    expect(first.filter((line) => /^juiceshop_(challenges|users_registered\{|user_social|coding)/.test(line))).toEqual(
      [],
    );
    later();
    const second = await samples();
    expect(second.some((line) => line.startsWith('juiceshop_challenges_total{'))).toBe(true);
  });

  it('counts challenges by difficulty and category', async () => {
    const { client, samples, app } = await shopWith();
    await client.get('/rest/qwertz');
    later();
    const lines = await samples();
    expect(lines).toContain(
      'juiceshop_challenges_solved{difficulty="1",category="Security Misconfiguration",app="juiceshop"} 1',
    );
    const totals = lines.filter((line) => line.startsWith('juiceshop_challenges_total'));
    expect(totals).toHaveLength(
      new Set(app.content.challenges.map(({ difficulty, category }) => `${difficulty} ${category}`)).size,
    );
    expect(totals.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(challengeCount);
  });

  it('counts coding challenges, of which none is solved', async () => {
    const { samples } = await shopWith();
    later();
    expect((await samples()).filter((line) => line.startsWith('juiceshop_coding'))).toEqual([
      'juiceshop_coding_challenges_progress{phase="find it",app="juiceshop"} 0',
      'juiceshop_coding_challenges_progress{phase="fix it",app="juiceshop"} 0',
      `juiceshop_coding_challenges_progress{phase="unsolved",app="juiceshop"} ${codingChallengeCount}`,
      'juiceshop_coding_challenges_accuracy{phase="find it",app="juiceshop"} Nan',
      'juiceshop_coding_challenges_accuracy{phase="fix it",app="juiceshop"} Nan',
    ]);
  });

  it('counts users, wallets and what users have written', async () => {
    const { app, client, samples } = await shopWith();
    const count = (sql: string) => app.databases.shop.get<{ count: number }>(sql)?.count;
    const registered = { email: 'new@example.org', password: 'secret1', passwordRepeat: 'secret1' };
    await client.post('/api/Users', registered);
    later();
    const lines = await samples();
    const users = count('SELECT count(*) AS count FROM Users WHERE deletedAt IS NULL');
    expect(lines).toContain(`juiceshop_users_registered_total{app="juiceshop"} ${users}`);
    for (const [type, role] of [
      ['standard', 'customer'],
      ['deluxe', 'deluxe'],
    ]) {
      const own = count(`SELECT count(*) AS count FROM Users WHERE deletedAt IS NULL AND role = '${role}'`);
      expect(lines).toContain(`juiceshop_users_registered{type="${type}",app="juiceshop"} ${own}`);
    }
    const feedbacks = count('SELECT count(*) AS count FROM Feedbacks');
    expect(lines).toContain(`juiceshop_user_social_interactions{type="feedback",app="juiceshop"} ${feedbacks}`);
    const reviews = app.databases.documents.reviews.all().length;
    expect(lines).toContain(`juiceshop_user_social_interactions{type="review",app="juiceshop"} ${reviews}`);
    expect(lines).toContain(
      `juiceshop_orders_placed_total{app="juiceshop"} ${app.databases.documents.orders.all().length}`,
    );
    const balance = count('SELECT sum(balance) AS count FROM Wallets');
    expect(lines).toContain(`juiceshop_wallet_balance_total{app="juiceshop"} ${balance}`);
  });

  it('has no sample of a type that nobody has, and keeps one that somebody once had', async () => {
    const { app, samples } = await shopWith();
    app.databases.shop.run("UPDATE Users SET role = 'customer' WHERE role = 'deluxe'");
    later();
    expect((await samples()).filter((line) => line.includes('type="deluxe"'))).toEqual([]);
  });

  it('counts finished requests by the class of their status, but not those for the metrics', async () => {
    const { client, samples } = await shopWith();
    await client.get('/');
    await client.get('/rest/user/whoami');
    await client.get('/api/Users');
    await client.get('/rest/qwertz');
    await client.get('/ftp/eastere.gg');
    await client.get('/redirect?to=https://github.com/juice-shop/juice-shop');
    await samples();
    const counted = (await samples()).filter((line) => line.startsWith('http_requests_count'));
    expect(counted.sort()).toEqual([
      'http_requests_count{status_code="2XX",app="juiceshop"} 2',
      'http_requests_count{status_code="3XX",app="juiceshop"} 1',
      'http_requests_count{status_code="4XX",app="juiceshop"} 2',
      'http_requests_count{status_code="5XX",app="juiceshop"} 1',
    ]);
  });

  it('counts uploads by their type, without letting anyone fill the memory with types', async () => {
    const { app, samples } = await shopWith();
    const announce = (declaredType: string, isAccepted: boolean) =>
      app.app.events.emit('file.uploaded', { declaredType, isAccepted });
    announce('image/png', true);
    announce('image/png', true);
    announce('text/"evil\n', false);
    for (let count = 0; count < 1000; count++) {
      announce(`image/${count}`, true);
    }
    const lines = (await samples()).filter((line) => line.startsWith('file_upload'));
    expect(lines).toContain('file_uploads_count{file_type="image/png",app="juiceshop"} 2');
    expect(lines).toContain('file_upload_errors{file_type="text/\\"evil\\n",app="juiceshop"} 1');
    expect(lines.length).toBeLessThan(210);
  });

  it('has the figures of the process and the engine', async () => {
    const { samples } = await shopWith();
    const lines = await samples();
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
      'nodejs_heap_size_total_bytes',
    ]) {
      expect(
        lines.some((line) => line.startsWith(`${name}{app="juiceshop"}`)),
        name,
      ).toBe(true);
    }
  });

  it('has the configured prefix and solves nothing for the ignored user agent', async () => {
    const { client, samples } = await shopWith({
      application: { customMetricsPrefix: 'bodgeit' },
      challenges: { metricsIgnoredUserAgents: ['curl'] },
    });
    const solved = async () =>
      (await client.get('/api/Challenges?key=exposedMetricsChallenge')).json().data[0].solved as boolean;
    await client.get('/metrics', { headers: { 'user-agent': 'curl/8.5' } });
    expect(await solved()).toBe(false);
    expect(
      (await samples()).some((line) => line.startsWith('bodgeit_version_info{') && line.includes('app="bodgeit"')),
    ).toBe(true);
    expect(await solved()).toBe(true);
  });

  it('does not exist for other verbs', async () => {
    const { client } = await shopWith();
    expect((await client.post('/metrics', {})).text).toContain('<app-root>');
  });
});
