/// <reference path="./pdfkit.d.ts" />

import type PDFDocument from 'pdfkit';
import { drawMark, leaf } from './confirmation-mark.ts';
import { printable } from './printable-text.ts';

/** What a confirmation says. Amounts are in the shop's currency. */
export interface Confirmation {
  readonly applicationName: string;
  readonly orderId: string;
  /** Email address. */
  readonly customer: string;
  readonly placedAt: Date;
  readonly lines: readonly {
    readonly quantity: number;
    readonly name: string;
    readonly price: number;
    readonly total: number;
  }[];
  /** Percentage; 0 for none. */
  readonly discount: number;
  readonly discountAmount: string;
  readonly deliveryPrice: number;
  readonly totalPrice: number;
  readonly bonus: number;
  /** Translates one of the shop's texts into the customer's language. */
  readonly translate: (text: string) => string;
}

const margin = 72;
const left = 70;
const right = 540;
const body = 15;

/** The most characters that are printed of a text by somebody else, and the most lines of one order. */
const longestText = 200;
const mostLines = 400;

/** Draws the confirmation of an order (api-shop.md 7) with pdfkit's standard fonts. The same order always gives the same bytes. */
export async function confirmationPdf(confirmation: Confirmation): Promise<Buffer> {
  const { applicationName, orderId, placedAt } = confirmation;
  // Loaded on first use: most visitors never print an order, and loading it would slow down every start.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'LETTER',
    margin,
    font: 'Times-Roman',
    info: {
      Title: orderId,
      Author: applicationName,
      CreationDate: placedAt,
      Creator: 'Juice Range',
      Producer: 'pdfkit',
    },
  });
  const bytes = collect(pdf);
  drawHeading(pdf, confirmation);
  drawBody(pdf, confirmation);
  pdf.end();
  return bytes;
}

function collect(pdf: PDFDocument): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve) => {
    pdf.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** Draws the application's name in one line above two rules, and the title. */
function drawHeading(pdf: PDFDocument, { applicationName, translate }: Confirmation): void {
  const name = printable(applicationName).slice(0, longestText);
  const largest = 40;
  drawMark(pdf, left, 66, 44);
  pdf.font('Times-Roman').fontSize(largest).fillColor(leaf);
  const fitting = (largest * (right - left - 100)) / pdf.widthOfString(name);
  pdf.fontSize(Math.min(largest, fitting)).text(name, { align: 'center' });
  for (const y of [115, 120]) {
    pdf.lineWidth(1).moveTo(left, y).lineTo(right, y).stroke(leaf);
  }
  pdf.y = 138;
  pdf.fillColor('#20281f').fontSize(20).text(label('Order Confirmation', translate), { align: 'center' });
  pdf.fontSize(body).moveDown();
}

function drawBody(pdf: PDFDocument, confirmation: Confirmation): void {
  const { translate, lines, discount } = confirmation;
  const text = (label_: string) => label(label_, translate);
  const row = (line: string) => pdf.text(line);
  row(`${text('Customer')}: ${theirs(confirmation.customer)}`);
  row(`${text('Order')} #: ${confirmation.orderId}`);
  row(`${text('Date')}: ${confirmation.placedAt.toISOString().slice(0, 10)}`).moveDown();
  for (const { quantity, name, price, total } of lines.slice(0, mostLines)) {
    row(`${quantity}x ${theirs(name)} ${text('ea.')} ${price.toFixed(2)} = ${total.toFixed(2)}¤`);
  }
  if (lines.length > mostLines) {
    row(`+ ${lines.length - mostLines}`);
  }
  pdf.moveDown();
  if (discount !== 0) {
    row(`${discount}% ${text('discount from coupon')}: -${confirmation.discountAmount}¤`);
  }
  row(`${text('Delivery Price')}: ${confirmation.deliveryPrice.toFixed(2)}¤`);
  pdf.font('Times-Bold');
  row(`${text('Total Price')}: ${confirmation.totalPrice.toFixed(2)}¤`).moveDown();
  row(`${text('Bonus Points Earned')}: ${confirmation.bonus}`);
  pdf.font('Times-Roman');
  row(`(${text('They go 1:1 into your wallet, to pay for what you order next.')}`).moveDown();
  row(text('Thank you for your order!'));
}

/** Returns one of the shop's texts in the customer's language, or in English if these fonts lack the letters for it. */
function label(english: string, translate: (text: string) => string): string {
  const translated = translate(english);
  return printable(translated) === translated ? translated : english;
}

/** Returns a text by somebody else, shortened and made printable. */
function theirs(text: string): string {
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return printable(shown);
}
