import { describe, expect, it } from 'vitest';
import { isoDate, storedDate } from '../../../server/database/dates.ts';
import { deluxeToken, passwordHash, securityAnswerHash } from '../../../server/database/hashes.ts';
import { filterLegacy, filterOnce, filterStrictly } from '../../../server/database/sanitisers.ts';
import { content } from './builders.ts';

describe('dates', () => {
  it('are stored in the contract’s format, and read back as ISO', () => {
    const date = new Date('2025-06-16T21:46:05.123Z');
    expect(storedDate(date)).toBe('2025-06-16 21:46:05.123 +00:00');
    expect(isoDate(storedDate(date))).toBe('2025-06-16T21:46:05.123Z');
  });

  it('tolerate what a client wrote instead', () => {
    expect(isoDate('2020-02-03')).toBe('2020-02-03T00:00:00.000Z');
    expect(isoDate('next tuesday')).toBe('next tuesday');
  });
});

describe('hashes', () => {
  it('match the contract’s check values', () => {
    const { securityAnswerKey, jwtPrivateKey } = content.keys;
    expect(passwordHash('admin123')).toBe('0192023a7bbd73250516f069df18b500');
    expect(passwordHash('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(securityAnswerHash('admin123', securityAnswerKey)).toBe(
      '6be13e2feeada221f29134db71c0ab0be0e27eccfc0fb436ba4096ba73aafb20',
    );
    expect(deluxeToken('bjoern@owasp.org', jwtPrivateKey)).toBe(
      'efe2f1599e2d93440d5243a1ffaf5a413b70cf3ac97156bd6fab9b5ddfcbe0e4',
    );
  });
});

describe('sanitisers', () => {
  it('filter once, so that a nested payload comes out whole', () => {
    expect(filterOnce('<<script>Foo</script>iframe src="javascript:alert(`xss`)">')).toBe(
      '<iframe src="javascript:alert(`xss`)">',
    );
  });

  it('filter strictly, so that none does', () => {
    expect(filterStrictly('<<script>Foo</script>iframe src="javascript:alert(`xss`)">')).toBe('');
    expect(filterStrictly('Fine &amp; <b>bold</b>')).toBe('Fine &amp; <b>bold</b>');
  });

  it('leave text without markup unchanged', () => {
    expect(filterOnce('6 & 7 > 3 &copy;')).toBe('6 & 7 > 3 &copy;');
    expect(filterOnce('5 < 6 & 7 > 3')).toBe('5 < 6 & 7 > 3');
  });

  it('clean a deeply nested text quickly', () => {
    const nested = `${'<scr<script></script>ipt>'.repeat(3)}${'<'.repeat(2_000)}script>x${'</script>'.repeat(500)}`;
    expect(filterStrictly(nested)).not.toContain('<script');
  });

  it('clean user names in the old way, which can be bypassed', () => {
    expect(filterLegacy('<h1>Hello</h1>')).toBe('ello</h1>');
    expect(filterLegacy('<<a|ascript>alert(`xss`)</script>')).toBe('<script>alert(`xss`)</script>');
  });
});
