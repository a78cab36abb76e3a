import fc from 'fast-check';
import { oneTimeCode } from '../support/one-time-code.ts';
import { tinyPictures } from '../support/pictures.ts';
import type { World } from './world.ts';
import type { RightBody, RightFile } from './wrong/bodies.ts';

/** A request that a route would accept, from which wrong ones are made. The route ignores whatever is left out here. */
export interface Sample {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: RightBody;
}

function json(fields: Readonly<Record<string, unknown>>): Sample {
  return { body: { encoding: 'json', fields } };
}

function form(fields: Readonly<Record<string, unknown>>): Sample {
  return { body: { encoding: 'form', fields } };
}

function upload(file: RightFile, fields: Readonly<Record<string, unknown>> = {}): Sample {
  return { body: { encoding: 'multipart', fields, file } };
}

const picture = (field: string): RightFile => ({
  field,
  name: 'photo.png',
  type: 'image/png',
  content: tinyPictures.png,
});

/** Returns right requests by route, named as in the table of routes. Routes that take no input aren't listed. */
export function samplesFor(world: World): Readonly<Record<string, Sample>> {
  const { basket, item, address, card, captcha, review, order, keys } = world;
  const email = fc.nat().map((number) => `${number}@example.org`);
  const person = {
    fullName: 'Jim',
    mobileNum: 1_234_567,
    zipCode: '12345',
    streetAddress: 'a',
    city: 'b',
    country: 'c',
  };
  const details = { paymentId: card, addressId: address, deliveryMethodId: '1' };
  return {
    'GET /api/Users': { query: { q: 'juice', sort: '-id', role: 'admin' } },
    'POST /api/Users': json({
      email,
      password: 'juicy',
      passwordRepeat: 'juicy',
      role: 'customer',
      username: 'x',
    }),
    'PUT /api/Users/:id': json({ username: 'x', role: 'deluxe', password: 'y' }),
    'GET /api/Products': { query: { q: 'juice', sort: 'price', id: '[1,2]' } },
    'POST /api/Products': json({ name: 'Juice', description: 'wet', price: 1.99, deluxePrice: 0.99, image: 'a.jpg' }),
    'PUT /api/Products/:id': json({ name: 'Juice', description: 'wet', price: 1.99, deletedAt: null }),
    'GET /api/Hints': { query: { ChallengeId: '74', unlocked: 'false' } },
    'PUT /api/Hints/:id': json({ unlocked: true }),
    'POST /api/Challenges': json({ key: 'x', name: 'y', difficulty: 1, solved: true }),
    'PUT /api/Challenges/:id': json({ solved: true, difficulty: 9 }),
    'POST /api/SecurityQuestions': json({ question: 'Why?' }),
    'PUT /api/SecurityQuestions/:id': json({ question: 'Why?' }),
    'POST /api/SecurityAnswers': json({ UserId: 4, SecurityQuestionId: 1, answer: 'because' }),
    'PUT /api/SecurityAnswers/:id': json({ UserId: 4, answer: 'because' }),
    'POST /api/Quantitys': json({ ProductId: 1, quantity: 5, limitPerUser: 2 }),
    'PUT /api/Quantitys/:id': json({ quantity: 5, limitPerUser: 2 }),
    'POST /api/Feedbacks': json({
      ...{ captchaId: captcha.captchaId, captcha: captcha.answer },
      comment: 'x',
      rating: 3,
      UserId: 2,
    }),
    'PUT /api/Feedbacks/:id': json({ comment: 'x', rating: 3 }),
    'POST /api/BasketItems': json({ ProductId: 2, BasketId: basket, quantity: 1 }),
    'GET /api/BasketItems/:id': { parameters: { id: item } },
    'PUT /api/BasketItems/:id': { parameters: { id: item }, ...json({ quantity: 2, BasketId: 2, ProductId: 1 }) },
    'DELETE /api/BasketItems/:id': { parameters: { id: item } },
    'POST /api/Complaints': json({ UserId: 2, message: 'x', file: 'y' }),
    'POST /api/Recycles': json({
      UserId: 2,
      AddressId: Number(address),
      quantity: 100,
      isPickup: true,
      date: '2027-01-01',
    }),
    'PUT /api/Recycles/:id': json({ quantity: 5 }),
    'GET /api/Recycles/:id': { parameters: { id: '[1,2]' } },
    'POST /api/Addresss': json(person),
    'GET /api/Addresss/:id': { parameters: { id: address } },
    'PUT /api/Addresss/:id': { parameters: { id: address }, ...json(person) },
    'DELETE /api/Addresss/:id': { parameters: { id: address } },
    'POST /api/PrivacyRequests': json({ UserId: 2, deletionRequested: true }),
    'PUT /api/PrivacyRequests/:id': json({ deletionRequested: false }),
    'POST /api/Cards': json({ fullName: 'Jim', cardNum: 4_111_111_111_111_111, expMonth: 1, expYear: 2099 }),
    'GET /api/Cards/:id': { parameters: { id: card } },
    'PUT /api/Cards/:id': { parameters: { id: card }, ...json({ fullName: 'Jim' }) },
    'DELETE /api/Cards/:id': { parameters: { id: card } },

    'POST /rest/user/login': json({ email: 'jim@juice-sh.op', password: 'ncc-1701' }),
    'POST /rest/2fa/verify': json({
      tmpToken: keys.customer,
      totpToken: oneTimeCode('IFTXE3SPOEYVURT2MRYGI52TKJ4HC3KH'),
    }),
    'POST /rest/2fa/setup': json({ password: 'ncc-1701', setupToken: keys.customer, initialToken: '123456' }),
    'POST /rest/2fa/disable': json({ password: 'ncc-1701' }),
    'GET /rest/user/change-password': { query: { current: 'ncc-1701', new: 'ncc-1701', repeat: 'ncc-1701' } },
    'POST /rest/user/reset-password': json({
      email: 'jim@juice-sh.op',
      answer: 'Samuel',
      new: 'ncc-1701',
      repeat: 'ncc-1701',
    }),
    'GET /rest/user/security-question': { query: { email: 'jim@juice-sh.op' } },
    'GET /rest/user/whoami': { query: { callback: 'show' } },
    'POST /rest/user/data-export': json({ format: '1', answer: 'x' }),
    'POST /rest/user/erasure-request': json({ email: 'jim@juice-sh.op', securityAnswer: 'Samuel' }),
    'POST /dataerasure': form({ email: 'jim@juice-sh.op', securityAnswer: 'Samuel', layout: '../package.json' }),
    'POST /rest/deluxe-membership': json({ paymentMode: 'card', paymentId: card }),
    'POST /profile': form({ username: 'Jim' }),
    'POST /profile/image/file': upload(picture('file')),
    'POST /profile/image/url': form({ imageUrl: '/assets/public/images/uploads/default.svg' }),

    'GET /rest/products/search': { query: { q: 'apple' } },
    'GET /rest/products/:id/reviews': { parameters: { id: '1' } },
    'PUT /rest/products/:id/reviews': { parameters: { id: '1' }, ...json({ message: 'x', author: 'jim@juice-sh.op' }) },
    'PATCH /rest/products/reviews': json({ id: review, message: 'x' }),
    'POST /rest/products/reviews': json({ id: review }),
    'GET /rest/basket/:id': { parameters: { id: basket } },
    'PUT /rest/basket/:id/coupon/:coupon': { parameters: { id: basket, coupon: 'k%2523*Agh.u%253Cu' } },
    'POST /rest/basket/:id/checkout': {
      parameters: { id: basket },
      ...json({ couponData: 'V01OU0RZMjAyMy0xNjc4MjMwMDAwMDAw', orderDetails: details }),
    },
    'PUT /rest/order-history/:id/delivery-status': { parameters: { id: order.id }, ...json({ deliveryStatus: false }) },
    'GET /rest/track-order/:id': { parameters: { id: order.orderId } },
    'PUT /rest/wallet/balance': json({ balance: 10, paymentId: card }),
    'POST /file-upload': upload({ field: 'file', name: 'order.xml', type: 'text/xml', content: '<a>b</a>' }),
    'POST /rest/memories': upload(picture('image'), { caption: 'me' }),
    'POST /rest/chatbot/respond': json({ action: fc.constantFrom('query', 'setname'), query: 'hello' }),
    'POST /b2b/v2/orders': json({
      cid: 'JS0815DE',
      orderLinesData: '[{"productId": 12}]',
      orderLines: [{ productId: 8 }],
    }),
    'POST /rest/web3/submitKey': json({ privateKey: '0x00' }),
    'POST /rest/web3/walletNFTVerify': json({ walletAddress: '0x00' }),
    'POST /rest/web3/walletExploitAddress': json({ walletAddress: '0x00' }),
    'POST /rpc': json({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [`0x${'00'.repeat(20)}`, 'latest'] }),
    'GET /decoy/id/authorize': {
      query: { response_type: 'token', client_id: 'x', redirect_uri: 'http://localhost/', state: 'y', scope: 'email' },
    },
    'GET /decoy/*': { parameters: { '*': 'toolbox/' } },
    'GET /rest/range/debrief/:key': { parameters: { key: 'loginAdminChallenge' } },
    'GET /rest/range/coding/:key': { parameters: { key: 'loginAdminChallenge' } },
    'GET /rest/range/coding/:key/fixes': { parameters: { key: 'loginAdminChallenge' } },
    'POST /rest/range/coding/:key/lines': {
      parameters: { key: 'loginAdminChallenge' },
      ...json({ selectedLines: [15] }),
    },
    'POST /rest/range/coding/:key/fixes': {
      parameters: { key: 'loginAdminChallenge' },
      ...json({ selectedFix: 3 }),
    },
    'GET /rest/range/coding/:key/debrief': { parameters: { key: 'loginAdminChallenge' } },
    'POST /rest/range/coding/:key/own-fix': {
      parameters: { key: 'loginAdminChallenge' },
      ...json({ code: 'app.get();' }),
    },
    'GET /rest/range/hints/:key': { parameters: { key: 'loginAdminChallenge' } },
    'GET /rest/range/mitigation/:key': { parameters: { key: 'loginAdminChallenge' } },
    'GET /redirect': { query: { to: 'https://github.com/juice-shop/juice-shop' } },

    'GET /rest/repeat-notification': { query: { challenge: 'Score Board' } },
    'PUT /rest/continue-code/apply/:continueCode': {
      parameters: { continueCode: 'wjKRWbLRo7kYz8mjyQ3p9aJEDngB0NV05ev1WwPNxZq64KV2OrMXblog1LEQ' },
    },
    'PUT /rest/continue-code-findIt/apply/:continueCode': {
      parameters: { continueCode: '5YVaQdG397BKnevE6lbwDxoJr5OV4mz8W0dRgMNXmapL1kPyQzqjY2XKEMoG' },
    },
    'GET /snippets/:challenge': { parameters: { challenge: 'loginAdminChallenge' } },
    'POST /snippets/verdict': json({ key: 'loginAdminChallenge', selectedLines: [15] }),
    'GET /snippets/fixes/:key': { parameters: { key: 'loginAdminChallenge' } },
    'POST /snippets/fixes': json({ key: 'loginAdminChallenge', selectedFix: 3 }),
    'POST /rest/range/learner': json({
      pinned: 'csrfChallenge',
      notes: { csrfChallenge: 'x' },
      openedHints: {},
      views: {},
    }),
    'POST /rest/range/class': json({ do: 'join', name: 'Ada' }),
    'POST /rest/range/reset-progress': json({ confirm: true }),
    'POST /rest/range/reset-shop': json({ confirm: true }),

    'any /ftp/*': { parameters: { '*': 'legal.md' } },
    'any /ftp/quarantine/*': { parameters: { '*': 'juicy_malware_macos_64.url' } },
    'any /.well-known/*': { parameters: { '*': 'csaf/provider-metadata.json' } },
    'any /encryptionkeys/*': { parameters: { '*': 'jwt.pub' } },
    'any /support/logs/*': { parameters: { '*': 'audit.json' } },
    'any /solve/challenges/server-side': { query: { key: 'tRy_H4rd3r_n0thIng_iS_Imp0ssibl3' } },
  };
}
