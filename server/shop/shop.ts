import type { FastifyInstance } from 'fastify';
import type { Databases } from '../database/open.ts';
import type { LogContained } from '../decoy/contained/contained-log.ts';
import { watchCode } from '../decoy/contained/watch-code.ts';
import { openPack } from '../decoy/files/base-pack.ts';
import { createDecoyHost } from '../decoy/host/create-host.ts';
import type { DecoyHost } from '../decoy/host/host.ts';
import { createInternet, type Internet } from '../decoy/outbound/internet.ts';
import { createLongAnswers } from '../http/long-answers.ts';
import { createSessions } from '../http/sessions.ts';
import { createTokens } from '../http/tokens.ts';
import { createTranslations, tablesOnDemand } from '../http/translations.ts';
import { folderShelf, memoryShelf } from '../http/uploads/shelf.ts';
import { registerUploadParsers } from '../http/uploads/upload-parsers.ts';
import { createUploads } from '../http/uploads/uploads.ts';
import { watchLearnerText } from '../reader/remote/learner-query.ts';
import { registerAddresses } from './accounts/addresses.ts';
import { registerSecurityQuestions } from './accounts/security-questions.ts';
import { registerUsers } from './accounts/users.ts';
import { registerWhoami } from './accounts/whoami.ts';
import { registerApplication } from './application/application.ts';
import { registerLanguages } from './application/languages.ts';
import { registerApiDocs } from './b2b/api-docs.ts';
import { registerB2bOrders } from './b2b/orders.ts';
import { registerBasketItems } from './baskets/basket-items.ts';
import { registerReadBasket } from './baskets/read-basket.ts';
import { registerCaptcha } from './captchas/captcha.ts';
import { registerImageCaptcha } from './captchas/image-captcha.ts';
import { registerProducts, registerQuantities } from './catalogue/products.ts';
import { registerSearch } from './catalogue/search.ts';
import { registerChatbot } from './chatbot/chatbot.ts';
import { registerApplyCoupon } from './checkout/apply-coupon.ts';
import { registerCheckout } from './checkout/checkout.ts';
import { registerDeliveries } from './checkout/deliveries.ts';
import { registerComplaints } from './complaints/complaints.ts';
import { registerFileUpload } from './complaints/file-upload.ts';
import type { ShopContext } from './context.ts';
import { registerDeluxeMembership } from './deluxe/deluxe-membership.ts';
import { createShopEvents } from './events.ts';
import { registerFeedbacks } from './feedback/feedbacks.ts';
import { type FileServing, registerFileServers } from './files/file-servers.ts';
import { registerAuthenticationDetails } from './logins/authentication-details.ts';
import { registerLogin } from './logins/login.ts';
import { registerSaveLoginIp } from './logins/save-login-ip.ts';
import { registerOrderHistory } from './orders/order-history.ts';
import { registerRecycles } from './orders/recycles.ts';
import { registerTrackOrder } from './orders/track.ts';
import { registerHiddenPages } from './pages/hidden-pages.ts';
import { registerPromotion } from './pages/promotion.ts';
import { registerRedirect } from './pages/redirect.ts';
import { registerVideo } from './pages/video.ts';
import { registerVideoFolder } from './pages/video-folder.ts';
import { registerChangePassword } from './passwords/change-password.ts';
import { registerResetPassword } from './passwords/reset-password.ts';
import { registerSecurityQuestion } from './passwords/security-question.ts';
import { registerCards } from './payments/cards.ts';
import { registerWallet } from './payments/wallet.ts';
import { registerListMemories } from './photo-wall/list.ts';
import { registerSharePhoto } from './photo-wall/share-photo.ts';
import { registerDataExport } from './privacy/data-export.ts';
import { registerErasurePage } from './privacy/erasure-page.ts';
import { registerErasureRequest } from './privacy/erasure-request.ts';
import { registerPrivacyRequests } from './privacy/privacy-requests.ts';
import { registerPictureFile } from './profile/picture-file.ts';
import { registerPictureLink } from './profile/picture-link.ts';
import { registerProfilePage } from './profile/profile-page.ts';
import { registerRename } from './profile/rename.ts';
import { registerCreateReview } from './reviews/create.ts';
import { registerEditReview } from './reviews/edit.ts';
import { registerLikeReview } from './reviews/like.ts';
import { registerListReviews } from './reviews/list.ts';
import { registerSecondFactor } from './two-factor/second-factor.ts';
import { registerTwoFactor } from './two-factor/two-factor.ts';

/** What the shop is made of. Paths are absolute. */
export interface ShopOptions
  extends Pick<ShopContext, 'config' | 'budgets' | 'content' | 'evaluator' | 'pages' | 'log'> {
  /** Open and seeded. The caller closes them after the server. */
  readonly databases: Databases;
  /** Reads `decoy.pack`; called when the decoy's files are first needed. */
  readonly readDecoyPack: () => Buffer;
  /** Reads the server's texts in a language of the menu, by English text; null if there is no translation. Called once per language. */
  readonly readServerTexts: (language: string) => Readonly<Record<string, string>> | null;
  /** Replacements for parts of the decoy host. */
  readonly decoyParts?: Partial<DecoyHost>;
  /** A replacement for the real Internet. Neither is reached unless the configuration allows it. */
  readonly internet?: Internet;
  /** Folder for customers' public uploads, created when missing; null keeps them in memory (`--ephemeral`). */
  readonly uploads: string | null;
  /** Address the shop will listen on: always accepted as a Host header. */
  readonly host: string;
  /** Further accepted host names; `*` accepts all (decision 12). */
  readonly allowedHosts: readonly string[];
  /** Logs attempts by learners that go beyond what the shop offers. */
  readonly contained: LogContained;
}

/** Makes the shop without its routes. @param server the server that it will use, not listening yet */
export function createShop(options: ShopOptions, { server }: FastifyInstance): ShopContext {
  const { config, budgets, content, databases, evaluator, contained, pages, log } = options;
  const decoy = createDecoyHost({
    openBase: () => openPack(options.readDecoyPack()),
    overlay: databases.overlay,
    evaluator,
    ...originOf(server, options),
    internet: config.server.allowInternet ? (options.internet ?? createInternet()) : null,
    log: (text) => log('warn', text),
    contained,
  });
  return {
    config,
    budgets,
    content,
    database: watchLearnerText(databases.shop, (text) => contained('database', text)),
    documents: databases.documents,
    longAnswers: createLongAnswers(budgets, databases.shopBytes),
    sessions: createSessions(budgets.sessions),
    tokens: createTokens(content.keys),
    translations: createTranslations(
      content.locales.map((locale) => locale.key),
      tablesOnDemand(options.readServerTexts),
    ),
    events: createShopEvents((error, name) => log('warn', `A listener for ${name} failed: ${error}`)),
    evaluator: watchCode(evaluator, contained),
    decoy: { ...decoy, ...options.decoyParts },
    pages,
    uploads: createUploads(options.uploads === null ? memoryShelf() : folderShelf(options.uploads), budgets.uploads),
    log,
  };
}

/** Returns what the decoy's gate takes for the shop itself, and where the shop really listens. */
function originOf(server: FastifyInstance['server'], { config, host, allowedHosts }: ShopOptions) {
  const listensAt = () => {
    const address = server.address();
    if (address === null || typeof address === 'string') {
      return undefined;
    }
    // A server that is bound to all addresses is reached at the loopback address.
    const places: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
    return { host: places[address.address] ?? address.address, port: address.port };
  };
  const names = [host, ...allowedHosts].filter((name) => name !== '*').map((name) => name.toLowerCase());
  return { listensAt, own: () => ({ ports: [3000, config.server.port, listensAt()?.port ?? 0], names }) };
}

/** Registers every route of the shop, in the order of the contract's indexes (api-account.md 7.2 and 8.1). */
export async function registerShop(app: FastifyInstance, shop: ShopContext): Promise<void> {
  registerUsers(app, shop);
  registerProducts(app, shop);
  registerFeedbacks(app, shop);
  registerBasketItems(app, shop);
  registerComplaints(app, shop);
  registerRecycles(app, shop);
  registerSecurityQuestions(app, shop);
  registerAddresses(app, shop);
  registerPrivacyRequests(app, shop);
  registerCards(app, shop);
  registerQuantities(app, shop);
  registerDeliveries(app, shop);
  registerSecondFactor(app, shop);
  registerTwoFactor(app, shop);
  registerLogin(app, shop);
  registerChangePassword(app, shop);
  registerResetPassword(app, shop);
  registerSecurityQuestion(app, shop);
  registerWhoami(app, shop);
  registerAuthenticationDetails(app, shop);
  registerSearch(app, shop);
  registerReadBasket(app, shop);
  registerCheckout(app, shop);
  registerApplyCoupon(app, shop);
  registerApplication(app, shop);
  registerCaptcha(app, shop);
  registerImageCaptcha(app, shop);
  registerSaveLoginIp(app, shop);
  registerDataExport(app, shop);
  registerErasureRequest(app, shop);
  registerErasurePage(app, shop);
  registerProfilePage(app, shop);
  registerRename(app, shop);
  registerLanguages(app, shop);
  registerTrackOrder(app, shop);
  registerOrderHistory(app, shop);
  registerWallet(app, shop);
  registerDeluxeMembership(app, shop);
  registerListMemories(app, shop);
  registerChatbot(app, shop);
  registerListReviews(app, shop);
  registerCreateReview(app, shop);
  registerEditReview(app, shop);
  registerLikeReview(app, shop);
  registerB2bOrders(app, shop);
  registerHiddenPages(app, shop);
  registerRedirect(app, shop);
  registerPromotion(app, shop);
  registerVideo(app, shop);
}

/** Registers everything that is served as files, before anything that reads bodies (api-account.md 1, rows 14 to 19). */
export function registerShopFiles(app: FastifyInstance, serving: FileServing): void {
  registerFileServers(app, serving);
  registerApiDocs(app);
  registerVideoFolder(app, serving.shop);
}

/** Registers the routes that take files, which come before all others (api-account.md 1, row 23). */
export async function registerShopUploads(app: FastifyInstance, shop: ShopContext): Promise<void> {
  await registerUploadParsers(app);
  registerFileUpload(app, shop);
  registerPictureFile(app, shop);
  registerSharePhoto(app, shop);
  registerPictureLink(app, shop);
}
