/** A refusal that leaves something behind because the contract says so (decision 13). */
interface PrescribedLeftover {
  readonly section: string;
  /** Routes, as verb and path of the table. */
  readonly routes: RegExp;
  /** The pattern of the refusal's body. */
  readonly body: RegExp;
}

const prescribedLeftovers: readonly PrescribedLeftover[] = [
  {
    section: 'api-account.md 10.2 (empty registration)',
    routes: /^POST \/api\/Users$/,
    body: /^Invalid email\/password cannot be empty$/,
  },
  {
    section: 'api-shop.md 7 (order that the wallet cannot pay)',
    routes: /^POST \/rest\/basket\/:id\/checkout$/,
    body: /Insufficient wallet balance\./,
  },
  {
    section: 'api-account.md 14.7 (the erasure is requested, whatever becomes of the layout)',
    routes: /^POST \/dataerasure$/,
    body: /The layout|File access not allowed|E[A-Z]+: |Error: /,
  },
];

export function mayLeaveSomething(route: string, body: string): boolean {
  return prescribedLeftovers.some((leftover) => leftover.routes.test(route) && leftover.body.test(body));
}
