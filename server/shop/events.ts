import { EventEmitter } from 'node:events';

/**
 * What the shop announces, one entry per kind of event. The shop does not know who listens (architecture.md 4): the
 * training layer decides what, if anything, an event solves. Values that come from a request are `unknown` or exactly
 * as sent, before any cleaning, since detectors look at what the learner typed.
 */
export interface ShopEvents {
  /** A login request, before its query runs (api-account.md 11.5). */
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
  /** A user's email was set, unfiltered; the row is written right after, if nothing else is wrong with it. */
  'user.emailSet': { readonly email: string };
  /** A product's description was set, unfiltered, on create or update; the row is written right after. */
  'product.descriptionSet': { readonly description: string };
  /** A product search returned these rows; `json` is the list of rows as JSON, written only once. */
  'products.searched': { readonly criteria: string; readonly json: string };
  /** A review was written under this author's name by `caller`, which is null if nobody is logged in. */
  'review.written': { readonly author: unknown; readonly caller: string | null };
  /** Reviews were read by product id; `milliseconds` is how long the query took (api-shop.md 3.2). */
  'reviews.read': { readonly milliseconds: number };
  /** One or more reviews were changed (api-shop.md 3.4). */
  'reviews.changed': { readonly count: number; readonly authorBefore: string | null; readonly caller: string | null };
  /** A review was liked; `likesByCaller` is how often the caller's email is now in its list (api-shop.md 3.5). */
  'review.liked': { readonly likesByCaller: number };
  /** A basket was requested; `sessionBid` is the caller's own, where their session has one (api-shop.md 4). */
  'basket.read': { readonly id: string; readonly sessionBid: number | undefined };
  /** An item was put into a basket, or is to be moved into another one (api-shop.md 5). */
  'basketItem.placed': { readonly basketId: unknown; readonly sessionBid: number | undefined };
  /**
   * Feedback was sent, and its captcha has not been checked yet. `userId` is its author as sent, and `callerId` is the user who is
   * logged in (api-shop.md 20.2 step 1).
   */
  'feedback.submitted': { readonly userId: unknown; readonly callerId: number | undefined };
  /** Feedback had the right captcha, whatever becomes of it; `at` is in milliseconds since the epoch (step 3). */
  'feedback.captchaPassed': { readonly at: number };
  /** Feedback got this rating, as sent, on create or update; the row may still be refused. */
  'feedback.ratingSet': { readonly rating: unknown };
  /** The comment of a feedback entry was set, filtered once; the row is written right after, if nothing else is wrong with it. */
  'feedback.commentSet': { readonly comment: string };
  /** The text of a feedback entry or complaint was set, as it will be stored; the row is written right after, unless it is refused. */
  'customerText.set': { readonly text: string };
  /**
   * A customer became a deluxe member, paying in this mode, as sent. `isTokenValid` says whether the bearer token verifies: the
   * guard only checks that it is registered (api-account.md 16.2 step 4).
   */
  'membership.started': { readonly paymentMode: unknown; readonly isTokenValid: boolean };
  /** A contract on the chain logged an event; the values are hexadecimal, in lower case (ui-learning.md 12.7). */
  'contract.logged': { readonly address: string; readonly topics: readonly string[] };
  /** The chain was cleared, and with it everything that had happened on it. */
  'chain.cleared': Readonly<Record<never, never>>;
  /** A password was reset with the right answer, as sent, to the security question (api-account.md 13.3). */
  'password.reset': { readonly userId: number; readonly email: string | null; readonly answer: unknown };
  /** A logged-in user changed their password; `current` is as sent, or undefined if it was not (api-account.md 13.4). */
  'password.changed': { readonly userId: number; readonly current: unknown; readonly password: string };
  /** A login passed its second step with the right code (api-account.md 12). */
  'secondFactor.passed': { readonly userId: number; readonly email: string | null };
  /** A logged-in caller's own address was announced in a header, as sent (api-account.md 14.3). */
  'loginIp.announced': { readonly address: string };
  /** A customer's data was exported to them, with these orders (api-account.md 14.6). */
  'data.exported': { readonly email: string; readonly orderIds: readonly string[] };
  /**
   * An order was placed (api-shop.md 7). `couponDiscount` is the percentage of the coupon stored in the basket, 0 without a valid
   * one. `campaignDay` is the day, in milliseconds since the epoch, on which the campaign is valid whose code was accepted
   * instead; null without one. `totalPrice` is what remains to be paid, delivery included.
   */
  'order.placed': {
    readonly productIds: readonly number[];
    readonly couponDiscount: number;
    readonly campaignDay: number | null;
    readonly totalPrice: number;
  };
  /** An order was requested by this id, truncated as in the contract; `found` is how many matched (api-shop.md 9). */
  'order.tracked': { readonly id: string; readonly found: number };
  /** The order lines of a business customer were evaluated, with this outcome (api-shop.md 22). */
  'orderLines.evaluated': { readonly outcome: 'value' | 'loopLimit' | 'timedOut' | 'failed' };
  /** A visitor was redirected to an allowed address; `beginsAsListed` says whether it begins with one from the list (api-shop.md 23). */
  'visitor.redirected': { readonly to: string; readonly beginsAsListed: boolean };
  /** The promotion page was shown with these subtitles in it (api-learning.md 26). */
  'promotion.shown': { readonly subtitles: string };
  /** A request to be forgotten named this layout, as sent, which was then rendered (api-account.md 14.7). */
  'layout.rendered': { readonly layout: string };
  /** A user name that looks like code is about to be run, whatever the outcome (api-account.md 17.2). */
  'userName.evaluated': { readonly name: string };
  /**
   * A profile page was shown with this name and picture. A name that is code has been evaluated, and is undefined if that led to
   * nothing (api-account.md 17.2).
   */
  'profile.shown': { readonly name: string | undefined; readonly profileImage: string };
  /** A user chose another name, as sent; `sentFrom` is the origin or address of the page that sent it, if known (api-account.md 17.3). */
  'user.renamed': {
    readonly sentFrom: string | undefined;
    readonly username: string;
    readonly before: string | null;
  };
  /** Somebody sent the address of a profile picture, which has not been fetched yet (api-account.md 17.4). */
  'profilePicture.linked': { readonly url: string };
  /**
   * A file attached to a complaint arrived, and nothing has been done with it yet (api-shop.md 18). `size` is in bytes. `ending`
   * is what follows the last dot of its name, in lower case, or the whole name if it has no dot. `kind` is what the file is taken
   * for. It does not follow from `ending` alone: a file named just `xml` is of no known kind.
   */
  'complaintFile.sent': {
    readonly size: number;
    readonly ending: string;
    readonly kind: 'archive' | 'xml' | 'yaml' | 'other';
  };
  /**
   * Reading an order in such a file ended in this way (api-shop.md 18). `text` is the document with its entities or aliases
   * expanded, of which the response shows the beginning; null unless it was read.
   */
  'orderDocument.read': {
    readonly format: 'xml' | 'yaml';
    readonly outcome: 'read' | 'failed' | 'timedOut';
    readonly text: string | null;
  };
  /**
   * An entry of such an archive was found, and has not been written yet (api-shop.md 18). `path` is where its name leads: relative
   * to the shop's folder, or absolute outside it.
   */
  'archiveEntry.met': { readonly path: string };
  /** An upload was answered; `declaredType` is the type that the client declared (api-learning.md 21). */
  'file.uploaded': { readonly declaredType: string; readonly isAccepted: boolean };
  /** A file of `/ftp` with an allowed ending was requested by this name, which is cut at a `%00`; it need not exist (api-learning.md 23). */
  'ftpFile.requested': { readonly name: string };
  /** A page that nothing links to was requested, whether or not there is anything to see (api-learning.md 25). */
  'hiddenPage.visited': { readonly page: 'planet' | 'premium' | 'privacyProof' };
  /** The chatbot gave a coupon away (api-shop.md 21.3). */
  'chatbot.couponGiven': Record<string, never>;
  /** The chatbot could answer neither a customer nor the greeting that probes it (api-shop.md 21.3). */
  'chatbot.broken': Record<string, never>;
  /** `callback` was sent to whoami (api-account.md 14.1). */
  'whoami.calledBack': Record<string, never>;
}

export type ShopEventName = keyof ShopEvents;

/** The shop's typed emitter. Listeners run synchronously and must not throw; if one does, the emitter logs the error. */
export interface ShopEventEmitter {
  emit<Name extends ShopEventName>(name: Name, event: ShopEvents[Name]): void;
  on<Name extends ShopEventName>(name: Name, listener: (event: ShopEvents[Name]) => void): void;
}

/**
 * Makes the emitter of one shop. An error in a listener never reaches the learner's request.
 * @param onListenerError called with each error that a listener throws
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
