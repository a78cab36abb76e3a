import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { addressesQuery } from '../lib/purchases/addresses.ts';
import { storedBasketQuery } from '../lib/purchases/basket.ts';
import { feedbacksQuery } from '../lib/purchases/feedbacks.ts';
import { walletBalanceQuery } from '../lib/purchases/wallet.ts';
import { queryClient } from '../lib/query-client.ts';
import { rangeFontQuery } from '../lib/range-font.ts';
import { useSession } from '../lib/session.ts';
import { AboutScreen } from '../shop/about/AboutScreen.tsx';
import { AccountingScreen } from '../shop/accounting/AccountingScreen.tsx';
import { ForgotPasswordScreen } from '../shop/accounts/forgot-password/ForgotPasswordScreen.tsx';
import { LoginScreen } from '../shop/accounts/login/LoginScreen.tsx';
import { RegistrationScreen } from '../shop/accounts/registration/RegistrationScreen.tsx';
import { SecondFactorScreen } from '../shop/accounts/two-factor/SecondFactorScreen.tsx';
import { AdministrationScreen } from '../shop/administration/AdministrationScreen.tsx';
import { ChatbotScreen } from '../shop/chatbot/ChatbotScreen.tsx';
import { AddressCreateScreen } from '../shop/checkout/addresses/AddressCreateScreen.tsx';
import { AddressSelectScreen } from '../shop/checkout/addresses/AddressSelectScreen.tsx';
import { SavedAddressScreen } from '../shop/checkout/addresses/SavedAddressScreen.tsx';
import { BasketScreen } from '../shop/checkout/basket/BasketScreen.tsx';
import { cardsQuery } from '../shop/checkout/cards/cards.ts';
import { SavedPaymentMethodsScreen } from '../shop/checkout/cards/SavedPaymentMethodsScreen.tsx';
import { OrderCompletionScreen } from '../shop/checkout/completion/OrderCompletionScreen.tsx';
import { DeliveryMethodScreen } from '../shop/checkout/deliveries/DeliveryMethodScreen.tsx';
import { PaymentScreen } from '../shop/checkout/payment/PaymentScreen.tsx';
import { OrderSummaryScreen } from '../shop/checkout/summary/OrderSummaryScreen.tsx';
import { ComplaintScreen } from '../shop/complaints/ComplaintScreen.tsx';
import { DeluxeScreen } from '../shop/deluxe/DeluxeScreen.tsx';
import { FeedbackScreen } from '../shop/feedback/FeedbackScreen.tsx';
import { captchaQuery } from '../shop/feedback/feedback.ts';
import { OrderHistoryScreen } from '../shop/orders/history/OrderHistoryScreen.tsx';
import { orderHistoryQuery } from '../shop/orders/history/orders.ts';
import { TrackResultScreen } from '../shop/orders/tracking/TrackResultScreen.tsx';
import { memoriesQuery } from '../shop/photo-wall/memories.ts';
import { PhotoWallScreen } from '../shop/photo-wall/PhotoWallScreen.tsx';
import { ChangePasswordScreen } from '../shop/privacy-security/change-password/ChangePasswordScreen.tsx';
import { DataExportScreen } from '../shop/privacy-security/data-export/DataExportScreen.tsx';
import { LastLoginIpScreen } from '../shop/privacy-security/LastLoginIpScreen.tsx';
import { PrivacyScreen } from '../shop/privacy-security/PrivacyScreen.tsx';
import { PolicyScreen } from '../shop/privacy-security/policy/PolicyScreen.tsx';
import { TwoFactorScreen } from '../shop/privacy-security/two-factor/TwoFactorScreen.tsx';
import { twoFactorStatusQuery } from '../shop/privacy-security/two-factor/use-second-factor-change.ts';
import { RecyclingScreen } from '../shop/recycling/RecyclingScreen.tsx';
import { WalletScreen } from '../shop/wallet/WalletScreen.tsx';

/** The shop's screens that come in one file, by name: all but the first one and those that few visitors see. */
export const shopScreens = {
  AboutScreen,
  AccountingScreen,
  ForgotPasswordScreen,
  LoginScreen,
  RegistrationScreen,
  SecondFactorScreen,
  AdministrationScreen,
  ChatbotScreen,
  AddressCreateScreen,
  AddressSelectScreen,
  SavedAddressScreen,
  BasketScreen,
  SavedPaymentMethodsScreen,
  OrderCompletionScreen,
  DeliveryMethodScreen,
  PaymentScreen,
  OrderSummaryScreen,
  ComplaintScreen,
  DeluxeScreen,
  FeedbackScreen,
  OrderHistoryScreen,
  TrackResultScreen,
  PhotoWallScreen,
  LastLoginIpScreen,
  PrivacyScreen,
  ChangePasswordScreen,
  DataExportScreen,
  PolicyScreen,
  TwoFactorScreen,
  RecyclingScreen,
  WalletScreen,
};

/** Requests what a screen asks for when it is shown, by the screen's name: only what its content waits for. */
export const requests: { readonly [name in keyof typeof shopScreens]?: () => void } = {
  AboutScreen: () => request(feedbacksQuery),
  BasketScreen: () => request(storedBasketQuery()),
  FeedbackScreen: () => request(captchaQuery),
  OrderHistoryScreen: () => ifLoggedIn((token) => request(orderHistoryQuery(token))),
  PhotoWallScreen: () => request(memoriesQuery),
  SavedAddressScreen: () => ifLoggedIn((token) => request(addressesQuery(token))),
  SavedPaymentMethodsScreen: () => ifLoggedIn((token) => request(cardsQuery(token))),
  TwoFactorScreen: () => {
    ifLoggedIn((token) => request(twoFactorStatusQuery(token)));
    // The secret is in it. To find other fonts for it takes the browser longer than all else on this screen.
    request(rangeFontQuery);
  },
  WalletScreen: () => ifLoggedIn((token) => request(walletBalanceQuery(token))),
};

function request<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): void {
  void queryClient.prefetchQuery(query);
}

function ifLoggedIn(ask: (token: string) => void): void {
  const { token } = useSession.getState();
  if (token !== undefined) {
    ask(token);
  }
}
