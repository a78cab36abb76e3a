import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, signedToken, strangeIds } from '../../support/bad-requests.ts';
import { createClient, unsignedToken } from '../../support/client.ts';

let token: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  token = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const profile = (cookie: string | undefined = token) => client.get('/profile', { cookie });

/** Writes columns of Jim's row as injections and earlier requests may have left them. */
function setJim(columns: Readonly<Record<string, string | null>>): void {
  for (const [column, value] of Object.entries(columns)) {
    app.databases.shop.run(`UPDATE Users SET ${column} = ? WHERE id = 2`, value);
  }
}

describe('the profile page', () => {
  it('is HTML with a policy that names the picture', async () => {
    const answer = await profile();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(
      "img-src 'self' assets/public/images/uploads/default.svg; script-src 'self' 'unsafe-eval' https://code.getmdl.io http://ajax.googleapis.com",
    );
  });

  it.each([
    '<title>OWASP Juice Shop</title>',
    '<h1>User Profile</h1>',
    'href="./assets/public/css/userProfile.css"',
    'href="./assets/public/favicon_js.ico"',
    'src="assets/public/images/JuiceShop_Logo.png"',
    'id="card"',
    '<a class="back" href="./#/">Back</a>',
    'href="./#/">OWASP Juice Shop</a>',
    '<img class="img-rounded" src="assets/public/images/uploads/default.svg" alt="profile picture"',
    '<form action="./profile/image/file" method="post" enctype="multipart/form-data">',
    'id="picture" type="file" name="file" accept="image/*" aria-label="Input for selecting the profile picture"',
    '>File Upload:</label>',
    '150Kb',
    'aria-label="Button to upload the profile picture"',
    '>Upload Picture<',
    '<form action="./profile/image/url" method="post">',
    'id="url" type="text" name="imageUrl" placeholder="e.g. https://www.gravatar.com/avatar/ad9b6a62e4bbe605e2e54ffaed4b9b43" aria-label="Text field for the image link"',
    '>Image URL:</label>',
    'id="submitUrl" type="submit" aria-label="Button to include image from link"',
    '>Link Image<',
    '<form action="./profile" method="post">',
    'id="email" type="email" name="email" value="jim@juice-sh.op" disabled aria-label="Disabled - Text field for the email"',
    '>Email:</label>',
    'id="username" type="text" name="username" value="" placeholder="e.g. SuperUser" aria-label="Text field for the username"',
    '>Username:</label>',
    'id="submit" type="submit" aria-label="Button to save/set the username"',
    '>Set Username<',
  ])('has %s', async (part) => {
    expect((await profile()).text).toContain(part);
  });

  it.each([
    ['', '\\'],
    ['bob', '\\bob'],
    ['<b>bob</b>', '\\<b>bob</b>'],
    ['<script>alert(`xss`)</script>', '\\<script>alert(`xss`)</script>'],
    ['{{7*7}} <%= 7*7 %>', '\\{{7*7}} <%= 7*7 %>'],
    ['$&', '\\_username_'],
    ['$$', '\\$'],
    ['管理 🍹 \u202e', '\\管理 🍹 \u202e'],
    ['# {1}', '\\# {1}'],
  ])('shows the name %s after a backslash, as HTML', async (username, line) => {
    setJim({ username });
    expect((await profile()).text).toContain(`<p class="user-name">${line}</p>`);
  });

  it('escapes name, email and picture in attribute values', async () => {
    const user = await client.post('/api/Users', { email: '"><b>&', password: 'x', profileImage: '"><i>' });
    app.databases.shop.run('UPDATE Users SET username = ? WHERE id = ?', '"><u>', user.json().data.id);
    const { text } = await profile(await client.login('"><b>&', 'x'));
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;&amp;" disabled');
    expect(text).toContain('src="&quot;&gt;&lt;i&gt;"');
    expect(text).toContain('name="username" value="&quot;&gt;&lt;u&gt;"');
  });

  it('lets the picture’s address add to the policy', async () => {
    setJim({ username: '', profileImage: "https://a.png; script-src 'unsafe-inline' 'self'" });
    expect((await profile()).headers.get('content-security-policy')).toBe(
      "img-src 'self' https://a.png; script-src 'unsafe-inline' 'self'; script-src 'self' 'unsafe-eval' https://code.getmdl.io http://ajax.googleapis.com",
    );
  });

  it.each(['a\r\nSet-Cookie: token=x', 'a\u0000', '管理.png', '🍹'])(
    'is refused for a picture with an invalid address: %j',
    async (profileImage) => {
      setJim({ profileImage });
      const answer = await profile();
      expect(answer.status).toBe(500);
      expect(answer.json().error.message).toBe('Invalid character in header content ["Content-Security-Policy"]');
      expect(answer.headers.has('set-cookie')).toBe(false);
      setJim({ profileImage: 'assets/public/images/uploads/default.svg' });
    },
  );

  it('exists for a user without a picture', async () => {
    setJim({ profileImage: null });
    const answer = await profile();
    expect(answer.headers.get('content-security-policy')).toMatch(/^img-src 'self' null;/);
    expect(answer.text).toContain('class="img-rounded" src=""');
  });

  it('registers a session for any token that verifies, however weakly', async () => {
    const forged = unsignedToken({ data: { id: 2, email: 'x' }, nonce: 1 });
    const answer = await profile(forged);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBe(`token=${forged}; Path=/`);
    expect(answer.text).toContain('value="jim@juice-sh.op"');
  });

  it('has the configured colours and names', async () => {
    const configuration = { application: { name: 'A & B', theme: 'lime-green', logo: 'https://x.y/z/mine.png' } };
    const other = await startApp({ configuration });
    const otherClient = createClient(other.url);
    const cookie = await otherClient.login('jim@juice-sh.op', 'ncc-1701');
    const { text } = await otherClient.get('/profile', { cookie });
    expect(text).toContain('data-theme="lime-green"');
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('src="assets/public/images/mine.png"');
    await other.stop();
  });
});

describe('the profile page is refused', () => {
  it('without a session in the cookie', async () => {
    for (const cookie of [undefined, '', 'junk', 'a.b.c', '%00']) {
      const answer = await client.get('/profile', { cookie });
      expect(answer.status).toBe(500);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
      expect(answer.headers.has('content-security-policy')).toBe(false);
    }
  });

  it('to a token that has expired', async () => {
    const expired = signedToken({ data: { id: 2 }, exp: 1000 }, app.content.keys.jwtPrivateKey);
    expect((await profile(expired)).status).toBe(500);
  });

  it('to a bearer token, which only becomes the cookie', async () => {
    const forged = unsignedToken({ data: { id: 2 }, nonce: 2 });
    const answer = await client.get('/profile', { token: forged });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('set-cookie')).toBe(`token=${forged}; Path=/`);
  });

  it('to users who do not exist', async () => {
    for (const id of [4711, 14, ...strangeIds.filter((id) => id !== '2')]) {
      const answer = await profile(await forgedSession(client, { id }));
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
  });

  it('below its path, which belongs to the front end', async () => {
    expect((await client.get('/profile/image', { cookie: token })).text).toContain('<app-root>');
    expect((await client.put('/profile', {}, { cookie: token })).text).toContain('<app-root>');
  });
});
