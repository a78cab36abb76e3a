import { describe } from 'vitest';
import { attempts } from '../../containment/attempts/attempts.ts';
import { attackHoles } from '../../containment/support/attack-holes.ts';
import { startWindowsShop, windowsOrSkip } from '../windows-shop.ts';
import { windowsAttempts } from './windows-attempts.ts';

/* On Windows, paths without a drive begin at the root of the current one, so all attempts find their prey there. */

const isSkipped = windowsOrSkip() === null;

describe.skipIf(isSkipped)('what fails elsewhere fails on Windows', () => attackHoles(attempts, startWindowsShop));

describe.skipIf(isSkipped)('what only Windows understands', () => attackHoles(windowsAttempts, startWindowsShop));
