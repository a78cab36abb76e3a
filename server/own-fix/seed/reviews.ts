import type { ReviewDocument } from '../../database/documents.ts';

export const amy = 'amy@juice-sh.op';
export const bender = 'bender@juice-sh.op';

function review(_id: string, author: string, message: string): ReviewDocument {
  return { _id, product: '1', author, message, likesCount: 0, likedBy: [] };
}

/** The reviews of the little shop: two of Amy's, and two of Bender's. */
export const reviewsAtFirst: readonly ReviewDocument[] = [
  review('amyFirst000000001', amy, 'Tastes of apples'),
  review('amySecond00000002', amy, 'Still tastes of apples'),
  review('benderFirst000003', bender, 'Burns well'),
  review('benderSecond00004', bender, 'Could burn better'),
];
