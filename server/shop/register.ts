import type { FastifyInstance } from 'fastify';
import { registerUploadParsers } from '../http/uploads/upload-parsers.ts';
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

/** Registers what is served as files, before anything that reads bodies (api-account.md 1, rows 14 to 19). */
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
