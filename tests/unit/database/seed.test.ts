import { describe, expect, it } from 'vitest';
import { configWith, content, seededShop } from './builders.ts';

/** Password hashes by user id, from 1 on (data.md 3, users.yml of the contract). */
const passwordHashes = [
  '0192023a7bbd73250516f069df18b500',
  'e541ca7ecf72b8d1286474fc613e5e45',
  '0c36e517e3fa95aabf1bbffc6744a4ef',
  '6edd9d726cbdc873c539e41ae8757b8c',
  '861917d5fa5f1172f931dc700d81a8fb',
  '3869433d74e3d0c86fd25562f836bc82',
  'f2f933d0bb0ba057bc8e33b8ebd6d9e8',
  'b03f4b0ba8b458fa0acdc02cdb953bc8',
  '3c2abc04e4a6ea8f1327d0aae3714b7d',
  '9ad5b0492bbe528583e128d2a8941de4',
  '030f05e45e30710c3ad3c32f00de0473',
  '7f311911af16fa8f418dd1a3051d6810',
  '9283f1b2e9669749081963be0462e466',
  '10a783b9ed19ea1c67c3a27699f0095b',
  '963e10f92a70b4b463220cb4c5d636dc',
  '05f92148b4b60f7dacd04cceebb8f1af',
  'fe01ce2a7fbac8fafaed7c982a04e229',
  '00479e957b6b42c459ee5746478e4d45',
  '402f1c4a75e316afec5a6ea63147f739',
  'e9048a3f43dd5e094ef733f3bd88ea64',
  '2c17c6393771ee3048ae34d6b380c5ec',
  'b616a64605a07941fbd31868aea3b54b',
];

describe('users', () => {
  it('have the contract ids and addresses', () => {
    const { shop } = seededShop();
    const emails = shop.all<{ email: string }>('SELECT email FROM Users ORDER BY id').map(({ email }) => email);
    expect(emails).toEqual([
      'admin@juice-sh.op',
      'jim@juice-sh.op',
      'bender@juice-sh.op',
      'bjoern.kimminich@gmail.com',
      'ciso@juice-sh.op',
      'support@juice-sh.op',
      'morty@juice-sh.op',
      'mc.safesearch@juice-sh.op',
      'J12934@juice-sh.op',
      'wurstbrot@juice-sh.op',
      'amy@juice-sh.op',
      'bjoern@juice-sh.op',
      'bjoern@owasp.org',
      'chris.pike@juice-sh.op',
      'accountant@juice-sh.op',
      'uvogin@juice-sh.op',
      'demo',
      'john@juice-sh.op',
      'emma@juice-sh.op',
      'stan@juice-sh.op',
      'ethereum@juice-sh.op',
      'testing@juice-sh.op',
    ]);
  });

  it('have the contract password hashes', () => {
    const { shop } = seededShop();
    const rows = shop.all<{ password: string }>('SELECT password FROM Users ORDER BY id');
    expect(rows.map(({ password }) => password)).toEqual(passwordHashes);
  });

  it('carry a deluxe token exactly when they are deluxe members', () => {
    const { shop } = seededShop();
    const rows = shop.all<{ id: number; deluxeToken: string }>(
      "SELECT id, deluxeToken FROM Users WHERE deluxeToken != ''",
    );
    expect(rows).toEqual([
      { id: 5, deluxeToken: 'd715c2c75d4a42d3825a050e0a0163c1959b51165373f17bd8eed7b1e05bf20d' },
      { id: 13, deluxeToken: 'efe2f1599e2d93440d5243a1ffaf5a413b70cf3ac97156bd6fab9b5ddfcbe0e4' },
      { id: 20, deluxeToken: '8f70e0f4b05685efff1ab979e8f5d7e39850369309bb206c2ad3f7d51a1f4e39' },
      { id: 21, deluxeToken: 'b49b30b294d8c76f5a34fc243b9b9cccb057b3f675b07a5782276a547957f8ff' },
    ]);
  });

  it('have their roles', () => {
    const { shop } = seededShop();
    const idsOf = (role: string) =>
      shop.all<{ id: number }>('SELECT id FROM Users WHERE role = ? ORDER BY id', role).map(({ id }) => id);
    expect(idsOf('admin')).toEqual([1, 4, 6, 9, 10, 12, 22]);
    expect(idsOf('deluxe')).toEqual([5, 13, 20, 21]);
    expect(idsOf('accounting')).toEqual([15]);
  });

  it('have pictures without a leading slash, and the accountant an address', () => {
    const { shop } = seededShop();
    const pictureOf = (id: number) =>
      shop.get<{ profileImage: string }>('SELECT profileImage FROM Users WHERE id = ?', id)?.profileImage;
    expect(pictureOf(1)).toBe('assets/public/images/uploads/defaultAdmin.png');
    expect(pictureOf(2)).toBe('assets/public/images/uploads/default.svg');
    expect(pictureOf(13)).toBe('assets/public/images/uploads/13.jpg');
    const ips = shop.all<{ id: number; ip: string }>("SELECT id, lastLoginIp AS ip FROM Users WHERE lastLoginIp != ''");
    expect(ips).toEqual([{ id: 15, ip: '123.456.789' }]);
  });

  it('include Chris, who is deleted, and his answer, which is not', () => {
    const { shop } = seededShop();
    const deleted = shop.all<{ id: number }>('SELECT id FROM Users WHERE deletedAt IS NOT NULL');
    expect(deleted).toEqual([{ id: 14 }]);
    expect(shop.get('SELECT id FROM SecurityAnswers WHERE UserId = 14')).toEqual({ id: 13 });
  });

  it('follow the configured domain, except for fixed addresses', () => {
    const { shop } = seededShop(configWith({ application: { domain: 'ju.ice' } }));
    const emails = shop.all<{ email: string }>('SELECT email FROM Users WHERE id IN (1, 4, 17) ORDER BY id');
    expect(emails.map(({ email }) => email)).toEqual(['admin@ju.ice', 'bjoern.kimminich@gmail.com', 'demo']);
  });

  it('include as many made-up ones as configured', () => {
    const { shop } = seededShop(configWith({ application: { numberOfRandomFakeUsers: 7 } }));
    const rows = shop.all<{ email: string; role: string; lastLoginIp: string }>('SELECT * FROM Users WHERE id > 22');
    expect(rows).toHaveLength(7);
    for (const row of rows) {
      expect(row.email).toMatch(/^[a-z0-9]{5}@[a-z0-9]{4}\.[a-z0-9]{2}$/);
      expect(row).toMatchObject({ role: 'customer', lastLoginIp: '0.0.0.0' });
    }
  });

  it('have answers with the contract ids and hashes, those of john and emma last', () => {
    const { shop } = seededShop();
    const owners = shop.all<{ UserId: number }>('SELECT UserId FROM SecurityAnswers ORDER BY id');
    expect(owners.map(({ UserId }) => UserId)).toEqual([
      1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 18, 19,
    ]);
    const jims = shop.get<{ answer: string }>('SELECT answer FROM SecurityAnswers WHERE UserId = 2');
    expect(jims?.answer).toBe('d2425fd880e7f38c5b091a2aa32c89e7de94f0aee517ba8a6025e1287acefade');
  });

  it('own addresses, cards and wallets with the contract ids', () => {
    const { shop } = seededShop();
    const ownersIn = (table: string) =>
      shop.all<{ UserId: number }>(`SELECT UserId FROM ${table} ORDER BY id`).map(({ UserId }) => UserId);
    expect(ownersIn('Addresses')).toEqual([4, 17, 1, 2, 2, 3]);
    expect(ownersIn('Cards')).toEqual([4, 17, 1, 1, 2, 3]);
    expect(ownersIn('Wallets')).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    const filled = shop.all('SELECT id, balance FROM Wallets WHERE balance != 0');
    expect(filled).toEqual([
      { id: 2, balance: 100 },
      { id: 7, balance: 100 },
      { id: 16, balance: 100 },
      { id: 17, balance: 200 },
    ]);
  });
});

describe('products', () => {
  it('are 46, of which 36 can be seen', () => {
    const { shop } = seededShop();
    const hidden = shop.all<{ id: number }>('SELECT id FROM Products WHERE deletedAt IS NOT NULL');
    expect(hidden.map(({ id }) => id)).toEqual([10, 11, 12, 27, 28, 31, 39, 40, 44, 46]);
    expect(shop.get('SELECT count(*) AS count FROM Products')).toEqual({ count: 46 });
  });

  it('are deleted at the moment of seeding, whatever date is configured', () => {
    const { shop } = seededShop();
    const late = shop.get(
      'SELECT count(*) AS count FROM Products WHERE deletedAt IS NOT NULL AND deletedAt != createdAt',
    );
    expect(late).toEqual({ count: 0 });
  });

  it('end with the texts that searches and detectors match', () => {
    const { shop } = seededShop();
    const descriptionOf = (id: number) =>
      shop.get<{ description: string }>('SELECT description FROM Products WHERE id = ?', id)?.description;
    expect(descriptionOf(9)).toMatch(
      / <a href="https:\/\/www\.owasp\.org\/index\.php\/O-Saft" target="_blank">More\.\.\.<\/a>$/,
    );
    expect(descriptionOf(10)).toMatch(/ \(Seasonal special offer! Limited availability!\)$/);
    expect(descriptionOf(11)).toMatch(/ \(This product is unsafe! We plan to remove it from the stock!\)$/);
  });

  it.each([
    ['o-saft', [9]],
    ['christmas', [10]],
    ['seasonal special offer', [10]],
  ])('are found by %s alone', (text, ids) => {
    const { shop } = seededShop();
    const found = shop.all<{ id: number }>(
      'SELECT id FROM Products WHERE name LIKE ? OR description LIKE ?',
      `%${text}%`,
      `%${text}%`,
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('keep tiny and large prices as numbers', () => {
    const { shop } = seededShop();
    const priceOf = (id: number) => shop.get<{ price: number }>('SELECT price FROM Products WHERE id = ?', id)?.price;
    expect([1, 33, 41, 44].map(priceOf)).toEqual([1.99, 2999, 9999.99, 1e-20]);
  });

  it('have stock as configured, or between 30 and 99', () => {
    const { shop } = seededShop();
    const stock = shop.all<{ id: number; ProductId: number; quantity: number; limitPerUser: number | null }>(
      'SELECT id, ProductId, quantity, limitPerUser FROM Quantities ORDER BY id',
    );
    expect(stock.map(({ ProductId }) => ProductId)).toEqual(stock.map(({ id }) => id));
    expect(stock[19]).toMatchObject({ quantity: 5, limitPerUser: 5 });
    expect(stock[26]).toMatchObject({ quantity: 0, limitPerUser: null });
    expect(stock[0]?.quantity).toBeGreaterThanOrEqual(30);
    expect(stock[0]?.quantity).toBeLessThanOrEqual(99);
  });

  it('are completed where the configuration says nothing', () => {
    const [, , ...others] = content.configuration.products;
    const bare = [{ name: 'Bare' }, { image: 'https://example.org/a%20b.png?size=1', price: 3 }, ...others];
    const { shop } = seededShop(configWith({ products: bare }));
    const [first, second] = shop.all<{ price: number; deluxePrice: number; image: string; description: string }>(
      'SELECT * FROM Products ORDER BY id LIMIT 2',
    );
    expect(first?.price).toBeGreaterThanOrEqual(1);
    expect(first?.price).toBeLessThanOrEqual(9);
    expect(first?.deluxePrice).toBe(first?.price);
    expect(first?.image).toBe('undefined.png');
    expect(first?.description).not.toBe('');
    expect(second).toMatchObject({ image: 'a b.png', price: 3, deluxePrice: 3 });
  });

  it('lose dangerous markup in safety mode', () => {
    const { shop } = seededShop(configWith({ challenges: { safetyMode: 'enabled' } }));
    const row = shop.get<{ description: string }>('SELECT description FROM Products WHERE id = 11');
    expect(row?.description).not.toContain('<span');
  });
});

describe('feedback and other records', () => {
  it('ends with part of its author’s address', () => {
    const { shop } = seededShop();
    const rows = shop.all<{ UserId: number | null; rating: number; comment: string }>(
      'SELECT * FROM Feedbacks ORDER BY id',
    );
    expect(rows.map(({ UserId }) => UserId)).toEqual([1, 2, 3, 21, null, null, null, null]);
    expect(rows.map(({ rating }) => rating)).toEqual([5, 4, 1, 1, 2, 4, 4, 3]);
    const suffixes = ['(***in@juice-sh.op)', '(***@juice-sh.op)', '(***der@juice-sh.op)', '(***ereum@juice-sh.op)'];
    for (const [index, { comment }] of rows.entries()) {
      expect(comment.endsWith(` ${suffixes[index] ?? '(anonymous)'}`)).toBe(true);
    }
    expect(rows[3]?.comment).toContain(content.keys.walletMnemonic);
    expect(rows[3]?.comment).toContain('/juicy-nft');
    expect(rows[4]?.comment).toContain('<br />');
    expect(rows[5]?.comment).toContain('<b>');
  });

  it('contains no text that solves a challenge by accident', () => {
    const { shop } = seededShop();
    const texts = shop
      .all<{ text: string }>('SELECT comment AS text FROM Feedbacks UNION ALL SELECT message FROM Complaints')
      .map(({ text }) => text.toLowerCase());
    const answers = ['hueteroneel', 'sanitize-html', 'express-jwt', 'z85', 'base85', 'hashids', 'md5', 'base64'];
    const more = ['epilogue-js', 'ngy-cookie', 'pickle rick', 'eslint-scope', content.keys.leakedApiKey.toLowerCase()];
    for (const answer of [...answers, ...more, content.configuration.challenges.csafHashValue]) {
      expect(texts.filter((text) => text.includes(answer))).toEqual([]);
    }
  });

  it('fills baskets, deliveries, memories and recycles as the contract says', () => {
    const { shop } = seededShop();
    expect(shop.all('SELECT id, UserId FROM Baskets ORDER BY id')).toEqual(
      [1, 2, 3, 11, 16].map((UserId, index) => ({ id: index + 1, UserId })),
    );
    expect(shop.all('SELECT BasketId, ProductId, quantity FROM BasketItems ORDER BY id')).toEqual(
      [
        [1, 1, 2],
        [1, 2, 3],
        [1, 3, 1],
        [2, 4, 2],
        [3, 4, 1],
        [4, 4, 2],
        [5, 3, 5],
        [5, 4, 2],
      ].map(([BasketId, ProductId, quantity]) => ({ BasketId, ProductId, quantity })),
    );
    expect(shop.all('SELECT name, price, deluxePrice, eta FROM Deliveries ORDER BY id')).toEqual([
      { name: 'One Day Delivery', price: 0.99, deluxePrice: 0.5, eta: 1 },
      { name: 'Fast Delivery', price: 0.5, deluxePrice: 0, eta: 3 },
      { name: 'Standard Delivery', price: 0, deluxePrice: 0, eta: 5 },
    ]);
    const owners = shop.all<{ UserId: number }>('SELECT UserId FROM Memories ORDER BY id');
    expect(owners.map(({ UserId }) => UserId)).toEqual([13, 4, 4, 21, 13, 13, 13, 13, 18, 19]);
    expect(shop.get('SELECT * FROM Recycles WHERE id = 1')).toMatchObject({
      UserId: 2,
      AddressId: 4,
      quantity: 800,
      isPickup: 1,
      date: '2270-01-17 00:00:00.000 +00:00',
    });
    expect(shop.get('SELECT count(*) AS count FROM Recycles')).toEqual({ count: 9 });
  });

  it('names the cat photo exactly', () => {
    const { shop } = seededShop();
    const row = shop.get<{ imagePath: string }>('SELECT imagePath FROM Memories WHERE id = 1');
    expect(row?.imagePath).toBe(
      'assets/public/images/uploads/\u14DA\u160F\u15E2-#zatschi-#whoneedsfourlegs-1572600969477.jpg',
    );
  });

  it('has 14 security questions, and empty tables for what learners add', () => {
    const { shop } = seededShop();
    const countIn = (table: string) => shop.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count;
    expect(countIn('SecurityQuestions')).toBe(14);
    expect(['Captchas', 'ImageCaptchas', 'PrivacyRequests'].map(countIn)).toEqual([0, 0, 0]);
  });
});

describe('documents', () => {
  it('are 28 reviews in product order, under the addresses of their authors', () => {
    const { documents } = seededShop();
    const reviews = documents.reviews.all();
    expect(reviews.map(({ product }) => product)).toEqual([
      1, 2, 3, 6, 17, 20, 20, 22, 30, 32, 35, 36, 37, 37, 37, 38, 38, 39, 40, 41, 42, 42, 43, 44, 45, 46, 46, 46,
    ]);
    expect(reviews[0]).toMatchObject({ author: 'admin@juice-sh.op', likesCount: 0, likedBy: [] });
    for (const { _id } of reviews) {
      expect(_id).toMatch(/^[A-Za-z0-9]{17}$/);
    }
  });

  it('are three orders with masked addresses and meaningful numbers', () => {
    const { documents } = seededShop();
    const [first, second, third] = documents.orders.all();
    expect(first).toMatchObject({ email: '*dm*n@j**c*-sh.*p', totalPrice: 8.96, bonus: 0, delivered: false });
    expect(first?.orderId).toMatch(/^5267-[0-9a-f]{16}$/);
    expect(first?.eta).toMatch(/^[1-5]$/);
    expect(second).toMatchObject({
      email: '*dm*n@j**c*-sh.*p',
      totalPrice: 26.97,
      bonus: 3,
      eta: '0',
      delivered: true,
    });
    expect(third).toMatchObject({ email: 'd*m*', totalPrice: 30.92, eta: '0', delivered: true });
    expect(third?.orderId).toMatch(/^fe01-/);
    expect(third?.products[1]).toEqual({
      quantity: 5,
      name: 'Raspberry Juice (1000ml)',
      price: 4.99,
      total: 24.950000000000003,
      bonus: 0,
    });
  });
});
