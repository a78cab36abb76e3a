import type { RecordedCall } from './mitmproxy.ts';

/** The basket of the customer who buys: jim@juice-sh.op, password ncc-1701. */
export const jimsBasket = 2;

/** The calls of a checkout, in this order, with other calls between them. */
export const conversation: readonly (readonly [call: string, status: number])[] = [
  ['POST /rest/user/login', 200],
  ['GET /rest/products/search', 200],
  ['POST /api/BasketItems', 200],
  [`GET /rest/basket/${jimsBasket}`, 200],
  ['POST /api/Addresss', 201],
  ['GET /api/Deliverys', 200],
  ['POST /api/Cards', 201],
  [`POST /rest/basket/${jimsBasket}/checkout`, 200],
  ['GET /rest/track-order/', 200],
];

/** The delivery address of the checkout, as the form asks for it. */
export const address: readonly (readonly [placeholder: string, value: string])[] = [
  ['Please provide a country.', 'Wonderland'],
  ['Please provide a name.', 'James T.'],
  ['Please provide a mobile number.', '1234567890'],
  ['Please provide a ZIP code.', '12345'],
  ['Please provide an address.', 'Looking Glass 1'],
  ['Please provide a city.', 'Mirror'],
];

/** Returns which of these calls were recorded in this order, up to the first that is missing. */
export function inOrder(calls: readonly RecordedCall[], wantedCalls = conversation): typeof conversation {
  let from = 0;
  return wantedCalls.filter(([wanted, status]) => {
    const at = calls.findIndex(
      (call, index) => index >= from && `${call.verb} ${call.path}`.startsWith(wanted) && call.status === status,
    );
    from = at < 0 ? from : at + 1;
    return at >= 0;
  });
}
