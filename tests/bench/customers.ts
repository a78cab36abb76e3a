/** A customer of the benchmarked range, logged in. */
export interface BenchCustomer {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  /** The id of the basket. */
  readonly bid: number;
}

/** The security answer of every customer of the benchmark. */
export const password = 'Three slices of apple pie';

/** Returns what the registration form sends first. */
export function registrationForm(email: string): Readonly<Record<string, unknown>> {
  return {
    email,
    password,
    passwordRepeat: password,
    securityQuestion: { id: 2, question: "Mother's maiden name?" },
    securityAnswer: 'Apfelbaum',
  };
}

/** Signs up a customer and logs in, as the two forms do. */
export async function createCustomer(url: string, name: string): Promise<BenchCustomer> {
  const email = `${name}@bench.example`;
  const { data } = await callJson<{ data: { id: number } }>(url, 'POST', '/api/Users/', registrationForm(email));
  const { authentication } = await callJson<{ authentication: { token: string; bid: number } }>(
    url,
    'POST',
    '/rest/user/login',
    { email, password },
  );
  return { id: data.id, email, ...authentication };
}

/** Puts one piece of each product into the customer's basket. */
export async function fillBasket(
  url: string,
  { token, bid }: BenchCustomer,
  productIds: readonly number[],
): Promise<void> {
  for (const ProductId of productIds) {
    await callJson(url, 'POST', '/api/BasketItems/', { ProductId, BasketId: `${bid}`, quantity: 1 }, token);
  }
}

/** Gives the customer an address and a card to pay with. Returns the ids as the pages pass them to the checkout. */
export async function preparePayment(url: string, { token }: BenchCustomer): Promise<OrderDetails> {
  const address = await callJson<{ data: { id: number } }>(
    url,
    'POST',
    '/api/Addresss/',
    {
      country: 'Germany',
      fullName: 'Bench Customer',
      mobileNum: 1234567890,
      zipCode: '12345',
      streetAddress: '1 Orchard Road',
      city: 'Apfelstadt',
      state: 'Sachsen',
    },
    token,
  );
  const card = await callJson<{ data: { id: number } }>(
    url,
    'POST',
    '/api/Cards/',
    { fullName: 'Bench Customer', cardNum: 4111111111111111, expMonth: 5, expYear: 2090 },
    token,
  );
  return { addressId: `${address.data.id}`, paymentId: `${card.data.id}`, deliveryMethodId: '1' };
}

/** Where an order is delivered, and the card that pays for it. */
export interface OrderDetails {
  readonly addressId: string;
  readonly paymentId: string;
  readonly deliveryMethodId: string;
}

/**
 * Orders what is in the basket.
 * @returns the order's id
 */
export async function placeOrder(
  url: string,
  { token, bid }: BenchCustomer,
  orderDetails: OrderDetails,
): Promise<string> {
  const body = { couponData: 'bnVsbA==', orderDetails };
  const answer = await callJson<{ orderConfirmation: string }>(
    url,
    'POST',
    `/rest/basket/${bid}/checkout`,
    body,
    token,
  );
  return answer.orderConfirmation;
}

/**
 * Sends one request and reads its response as JSON, whose type the caller states.
 * @throws when the status is not a success
 */
export async function callJson<Body>(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
): Promise<Body> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  }
  return (await answer.json()) as Body;
}
