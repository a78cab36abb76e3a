import { describe, expect, it } from 'vitest';
import { couponCode, couponDiscount } from '../../../server/shop/coupon-codes.ts';
import { encodeZ85 } from '../../../server/shop/z85.ts';

const may = new Date(2026, 4, 31, 23, 59);
const encoded = (text: string) => encodeZ85(Buffer.from(text)) ?? '';

describe('a coupon', () => {
  it.each([
    ['o*I]qhz3Ww', new Date(2026, 4, 1), 25],
    ['k#*Agh.u<u', new Date(2027, 7, 15), 40],
    ['pes[Chz3{H', new Date(2026, 10, 30), 99],
    ['n<Mibh.u)v', new Date(2017, 0, 1), 50],
    ['n<Mibh.v0y', new Date(2017, 0, 1), 80],
    ['n<MibgC7sn', new Date(2013, 0, 1), 10],
    ['pes[Bh.u*t', new Date(2017, 10, 1), 30],
  ])('%s is valid in its month', (code, date, discount) => {
    expect(couponDiscount(code, date)).toBe(discount);
    expect(couponCode(discount, date)).toBe(code);
  });

  it('is valid until the last minute of its month, and not a minute before or after it', () => {
    expect(couponDiscount('o*I]qhz3Ww', may)).toBe(25);
    expect(couponDiscount('o*I]qhz3Ww', new Date(2026, 5, 1))).toBeUndefined();
    expect(couponDiscount('o*I]qhz3Ww', new Date(2026, 3, 30, 23, 59))).toBeUndefined();
    expect(couponDiscount('o*I]qhz3Ww', new Date(2025, 4, 10))).toBeUndefined();
  });

  it('may be worth more than the whole price', () => {
    expect(couponDiscount(encoded('MAY26-999999'), may)).toBe(999_999);
    expect(couponDiscount(encoded('MAY26-25-any-text'), may)).toBeUndefined();
    expect(couponDiscount(encoded('MAY26-25-text'.padEnd(16)), may)).toBe(25);
  });

  it.each([
    ['MAY26-00', 'nothing taken off'],
    ['may26-25', 'small letters'],
    ['MAY26+25', 'no hyphen'],
    ['MAI26-25', 'no month'],
    ['xMAY26-25   ', 'another text in front'],
    ['MAY26--25   ', 'no percentage'],
    ['x-MAY26-25  ', 'the month after a hyphen'],
    [`MAY26-${'9'.repeat(350)}`, 'more than a number can hold'],
  ])('%s is not a coupon: %s', (text) => {
    expect(couponDiscount(encoded(text), may)).toBeUndefined();
  });

  it.each(['', 'WMNSDY2019', '0000000000', 'o*I]qhz3W', 'o*I]qhz3Wé'])('%j is not a coupon', (code) => {
    expect(couponDiscount(code, may)).toBeUndefined();
  });
});
