/*
 * The responses of the smaller areas of the shop, inside the wrapper of `answers.ts` unless stated otherwise. Dates are
 * ISO 8601. Every field that clients may leave out may be null.
 */

import type { StoredRow } from './answers.ts';

/** A row of `/api/Addresss` (api-shop.md 11). */
export interface Address extends StoredRow {
  readonly UserId: number;
  readonly fullName: string | null;
  readonly mobileNum: number | null;
  readonly zipCode: string | null;
  readonly streetAddress: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** A saved card as it is shown later. Only the response to its creation holds the whole number (api-shop.md 12). */
export interface MaskedCard {
  readonly UserId: number;
  readonly id: number;
  readonly fullName: string | null;
  /** Twelve asterisks and the last four digits. */
  readonly cardNum: string;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/** A delivery method, priced for the caller (api-shop.md 10). */
export interface Delivery {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  /** In days. */
  readonly eta: number;
  /** Class names of an icon font. */
  readonly icon: string;
}

/** What a customer is shown before becoming a deluxe member (api-shop.md 14). */
export interface MembershipOffer {
  readonly membershipCost: number;
}

/** The response to becoming a deluxe member. The token with the new role replaces the old one. */
export interface MembershipConfirmation {
  readonly confirmation: string;
  readonly token: string;
}

/** A row of `/api/Recycles`. A single row comes as a list (api-shop.md 16). */
export interface Recycle extends StoredRow {
  readonly UserId: number | null;
  readonly AddressId: number | null;
  readonly quantity: number | null;
  readonly isPickup: boolean;
  readonly date: string | null;
}

/** A row of `/api/Complaints` (api-shop.md 17). */
export interface Complaint extends StoredRow {
  readonly UserId: number | null;
  readonly message: string | null;
  readonly file: string | null;
}

/** A row of `/api/Feedbacks` (api-shop.md 20.2). */
export interface Feedback extends StoredRow {
  readonly UserId: number | null;
  /** HTML that was filtered once and is shown as HTML: persistedXssFeedbackChallenge. */
  readonly comment: string | null;
  readonly rating: number;
}

/** The response to `GET /rest/captcha`, without the wrapper (api-shop.md 20.1). */
export interface Captcha {
  readonly captchaId: number;
  /** Such as `3*4+5`. */
  readonly captcha: string;
  readonly answer: string;
}

/** The response to `GET /rest/image-captcha`, without the wrapper (api-account.md 15.3). */
export interface ImageCaptcha {
  /** An SVG element. */
  readonly image: string;
  readonly answer: string;
  readonly UserId: number;
}
