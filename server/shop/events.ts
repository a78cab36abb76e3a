import { EventEmitter } from 'node:events';

/**
 * What the shop announces, one entry per kind of event. The shop does not know who listens (architecture.md 4): the
 * training layer decides what, if anything, an event solves. Values that come from a request are `unknown` or exactly
 * as sent, before any cleaning, since detectors look at what the learner typed.
 */
export interface ShopEvents {
  /** A login request, before its query ran (api-account.md 11.5). */
  'login.attempted': { readonly email: unknown; readonly password: unknown };
  /** A login that succeeded with a password, or through an injected row, whose cells hold whatever was injected. */
  'user.loggedIn': { readonly user: { readonly id: unknown; readonly email: unknown; readonly role: unknown } };
  /** A `POST /api/Users`, as sent, before it is stored (api-account.md 10.2 step 3). */
  'registration.requested': {
    readonly email: unknown;
    readonly password: unknown;
    readonly passwordRepeat: unknown;
    readonly role: unknown;
  };
  /** A user's e-mail was set, unchanged; the row is written right after, if nothing else is wrong with it. */
  'user.emailSet': { readonly email: string };
  /** A product's description was set, unchanged, on create or update; the row is written right after. */
  'product.descriptionSet': { readonly description: string };
  /** A product search answered with these rows; `json` is the JSON text of the row list, made once. */
  'products.searched': { readonly criteria: string; readonly json: string };
  /** A review was written under this author's name by the logged-in caller, or by nobody (null). */
  'review.written': { readonly author: unknown; readonly caller: string | null };
  /** Reviews were read by product id; `milliseconds` is how long the query took (api-shop.md 3.2). */
  'reviews.read': { readonly milliseconds: number };
  /** One or more reviews were changed (api-shop.md 3.4). */
  'reviews.changed': { readonly count: number; readonly authorBefore: string | null; readonly caller: string | null };
  /** A review was liked; how often the caller's e-mail now stands in its list (api-shop.md 3.5). */
  'review.liked': { readonly likesByCaller: number };
  /** A basket was asked for; `sessionBid` is the caller's own, where their session has one (api-shop.md 4). */
  'basket.read': { readonly id: string; readonly sessionBid: number | undefined };
  /** An item was put into a basket, or was to be moved into another one (api-shop.md 5). */
  'basketItem.placed': { readonly basketId: unknown; readonly sessionBid: number | undefined };
  /**
   * A feedback was sent, before its captcha is looked at: whose it claims to be, as sent, and the id of who is logged in
   * (api-shop.md 20.2 step 1).
   */
  'feedback.submitted': { readonly userId: unknown; readonly callerId: number | undefined };
  /** A feedback had the right captcha, whatever becomes of it; `at` is in milliseconds since the epoch (step 3). */
  'feedback.captchaPassed': { readonly at: number };
  /** A feedback got this rating, as sent, on create or update; the row may still be refused. */
  'feedback.ratingSet': { readonly rating: unknown };
  /** A feedback's comment was set, filtered once; the row is written right after, if nothing else is wrong with it. */
  'feedback.commentSet': { readonly comment: string };
  /** The text of a feedback or a complaint was set, as it will be stored; the row is written right after, unless it is refused. */
  'customerText.set': { readonly text: string };
  /**
   * A customer became a deluxe member, paying in this mode, as sent. `isTokenValid` says whether the bearer token verifies:
   * the guard only asks that it is registered (api-account.md 16.2 step 4).
   */
  'membership.started': { readonly paymentMode: unknown; readonly isTokenValid: boolean };
  /** A contract on the chain logged an event; hexadecimal, in lower case (ui-learning.md 12.7). */
  'contract.logged': { readonly address: string; readonly topics: readonly string[] };
  /** The chain was cleared: what happened on it never happened. */
  'chain.cleared': Readonly<Record<never, never>>;
  /** A password was reset with the right answer, as sent, to the security question (api-account.md 13.3). */
  'password.reset': { readonly userId: number; readonly email: string | null; readonly answer: unknown };
  /** A password was changed by who is logged in; `current` as sent, undefined when it was not (api-account.md 13.4). */
  'password.changed': { readonly userId: number; readonly current: unknown; readonly password: string };
  /** A login passed its second step with the right code (api-account.md 12). */
  'secondFactor.passed': { readonly userId: number; readonly email: string | null };
  /** A logged-in caller's own address was announced in a header, as sent (api-account.md 14.3). */
  'loginIp.announced': { readonly address: string };
  /** A customer's data was exported to them, with these orders (api-account.md 14.6). */
  'data.exported': { readonly email: string; readonly orderIds: readonly string[] };
  /**
   * An order was placed (api-shop.md 7). `couponDiscount` is the percentage of the coupon stored in the basket, 0 without
   * a valid one. `campaignDay` is the day, in milliseconds since the epoch, for which the campaign was valid whose code
   * was accepted instead; null without one. `totalPrice` is what remains to be paid, delivery included.
   */
  'order.placed': {
    readonly productIds: readonly number[];
    readonly couponDiscount: number;
    readonly campaignDay: number | null;
    readonly totalPrice: number;
  };
  /** An order was asked for by this id, cut as the contract cuts it; so many were found (api-shop.md 9). */
  'order.tracked': { readonly id: string; readonly found: number };
  /** The order lines of a business customer were evaluated, and this came of it (api-shop.md 22). */
  'orderLines.evaluated': { readonly outcome: 'value' | 'loopLimit' | 'timedOut' | 'failed' };
  /** A visitor was sent to an address that is allowed; whether it is one of the list from its beginning (api-shop.md 23). */
  'visitor.redirected': { readonly to: string; readonly beginsAsListed: boolean };
  /** The promotion page was shown with these subtitles in it (api-learning.md 26). */
  'promotion.shown': { readonly subtitles: string };
  /** A request to be forgotten had this layout, as sent, and something came out of it (api-account.md 14.7). */
  'layout.rendered': { readonly layout: string };
  /** A user name that looks like code is about to be run, whatever comes of it (api-account.md 17.2). */
  'userName.evaluated': { readonly name: string };
  /**
   * A profile page was shown with this name, evaluated where it was code, undefined where that came to nothing, and with
   * this picture (api-account.md 17.2).
   */
  'profile.shown': { readonly name: string | undefined; readonly profileImage: string };
  /** A user chose another name, as sent, on a page of this origin or address, where that was sent (api-account.md 17.3). */
  'user.renamed': {
    readonly sentFrom: string | undefined;
    readonly username: string;
    readonly before: string | null;
  };
  /** The address of a profile picture was sent, by whomever, before it is fetched (api-account.md 17.4). */
  'profilePicture.linked': { readonly url: string };
  /**
   * A file came that goes with a complaint, and nothing was done with it yet (api-shop.md 18). `size` is in bytes. `ending`
   * is what stands behind the last dot of its name, in lower case, all of a name without one; `kind` is what it is taken
   * for, which an `ending` alone does not make: a file named just `xml` is of no known kind.
   */
  'complaintFile.sent': {
    readonly size: number;
    readonly ending: string;
    readonly kind: 'archive' | 'xml' | 'yaml' | 'other';
  };
  /**
   * An order that came as such a file was read, or not (api-shop.md 18). `text` is the document with everything that its
   * entities or aliases stand for, of which the answer shows the beginning; null unless it was read.
   */
  'orderDocument.read': {
    readonly format: 'xml' | 'yaml';
    readonly outcome: 'read' | 'failed' | 'timedOut';
    readonly text: string | null;
  };
  /**
   * An entry of such an archive was met, and nothing was written yet (api-shop.md 18). `path` is where its name leads:
   * relative to the shop's folder, absolute outside of it.
   */
  'archiveEntry.met': { readonly path: string };
  /** An upload was answered; its type as the client says (api-learning.md 21). */
  'file.uploaded': { readonly declaredType: string; readonly isAccepted: boolean };
  /** A file of `/ftp` was asked for whose ending passed, by this name, cut at a `%00`; it need not exist (api-learning.md 23). */
  'ftpFile.requested': { readonly name: string };
  /** A page that nothing links to was asked for, whether or not there is anything to see (api-learning.md 25). */
  'hiddenPage.visited': { readonly page: 'planet' | 'premium' | 'privacyProof' };
  /** The chatbot gave a coupon away (api-shop.md 21.3). */
  'chatbot.couponGiven': Record<string, never>;
  /** The chatbot could answer neither a customer nor the greeting that it is probed with (api-shop.md 21.3). */
  'chatbot.broken': Record<string, never>;
  /** `callback` was sent to whoami (api-account.md 14.1). */
  'whoami.calledBack': Record<string, never>;
}

export type ShopEventName = keyof ShopEvents;

/** The shop's typed emitter. Listeners run at once and must not throw; the emitter logs what does. */
export interface ShopEventEmitter {
  emit<Name extends ShopEventName>(name: Name, event: ShopEvents[Name]): void;
  on<Name extends ShopEventName>(name: Name, listener: (event: ShopEvents[Name]) => void): void;
}

/**
 * Makes the emitter of one shop. A listener that throws never reaches the learner's request.
 * @param onListenerError told of every error a listener throws
 */
export function createShopEvents(onListenerError: (error: unknown, name: ShopEventName) => void): ShopEventEmitter {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    emit: (name, event) => {
      emitter.emit(name, event);
    },
    on: (name, listener) => {
      emitter.on(name, (event) => {
        try {
          listener(event);
        } catch (error) {
          onListenerError(error, name);
        }
      });
    },
  };
}
