import type { TFunction } from 'i18next';
import type { NextForYou } from '../../../shared/score-board/next-for-you.ts';
import { pathText } from './paths.ts';

/** Returns why a challenge is proposed, in one sentence. */
export function nextReason(t: TFunction, next: NextForYou): string {
  return t(`NEXT_REASON_${next.reason}`, 'path' in next ? { path: t(pathText(next.path)) } : {});
}
