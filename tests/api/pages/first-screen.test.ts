import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const { client } = appForTests();

describe('the index page', () => {
  it('has a drawing of the first twelve products, with the stock and price of each', async () => {
    const { text } = await client.get('/');
    expect(text.match(/item-name/g)).toHaveLength(12);
    expect(text).toMatch(/Apple Juice \(1000ml\).*?1\.99\u00a4/s);
    expect(text).toMatch(/Only 1 left/);
    expect(text).not.toContain('{{');
  });

  it('shows what learners have written into a product as text', async () => {
    await client.put('/api/Products/1', { name: 'Aa <b>{{price}}</b>', image: '" onload="', price: 1.5 });
    const { text } = await client.get('/');
    expect(text).toContain('Aa &lt;b&gt;{{price}}&lt;/b&gt;');
    expect(text).toContain('src="assets/public/images/products/&quot; onload=&quot;"');
  });

  it('has none for a reader of another language, or with another look', async () => {
    const other = await startApp({ configuration: { application: { theme: 'pink-bluegrey' } } });
    const answers = [
      await client.get('/', { headers: { cookie: 'language=de_DE' } }),
      await createClient(other.url).get('/'),
    ];
    await other.stop();
    for (const { text } of answers) {
      expect(text).toContain('<app-root>');
      expect(text).not.toContain('item-name');
    }
  });
});
