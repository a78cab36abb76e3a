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
import { SavedPaymentMethodsScreen } from '../shop/checkout/cards/SavedPaymentMethodsScreen.tsx';
import { OrderCompletionScreen } from '../shop/checkout/completion/OrderCompletionScreen.tsx';
import { DeliveryMethodScreen } from '../shop/checkout/deliveries/DeliveryMethodScreen.tsx';
import { PaymentScreen } from '../shop/checkout/payment/PaymentScreen.tsx';
import { OrderSummaryScreen } from '../shop/checkout/summary/OrderSummaryScreen.tsx';
import { ComplaintScreen } from '../shop/complaints/ComplaintScreen.tsx';
import { DeluxeScreen } from '../shop/deluxe/DeluxeScreen.tsx';
import { FeedbackScreen } from '../shop/feedback/FeedbackScreen.tsx';
import { OrderHistoryScreen } from '../shop/orders/history/OrderHistoryScreen.tsx';
import { TrackResultScreen } from '../shop/orders/tracking/TrackResultScreen.tsx';
import { PhotoWallScreen } from '../shop/photo-wall/PhotoWallScreen.tsx';
import { ChangePasswordScreen } from '../shop/privacy-security/change-password/ChangePasswordScreen.tsx';
import { DataExportScreen } from '../shop/privacy-security/data-export/DataExportScreen.tsx';
import { LastLoginIpScreen } from '../shop/privacy-security/LastLoginIpScreen.tsx';
import { PrivacyScreen } from '../shop/privacy-security/PrivacyScreen.tsx';
import { PolicyScreen } from '../shop/privacy-security/policy/PolicyScreen.tsx';
import { TwoFactorScreen } from '../shop/privacy-security/two-factor/TwoFactorScreen.tsx';
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
