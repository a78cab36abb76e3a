import { palette } from '../kit/palette.ts';
import type { Piece } from '../kit/stage.ts';
import { brickTower } from './bricks.ts';
import { commonCard, foilCard, mythicCard } from './cards.ts';
import { faceMask, hoodie, shirt } from './clothing.ts';
import { portrait, waspAward } from './framed.ts';
import { board, mobileBoard } from './games.ts';
import { birthdayTicket, book, juicePainting, userDayTicket } from './print.ts';
import { holoSticker, ironOns, laptopSticker, magnets, oldSticker, stickerPage, tattoo } from './stickers.ts';
import { swedenSheet } from './sweden.ts';
import { coasters, keychain, mug, patch } from './table.ts';
import { melonBike, openBox, permafrost, pomace, press } from './workshop.ts';

/** Every drawing of its own that a description can name. */
export const pieces = {
  shirt: shirt({ colour: palette.leaf, kind: 'shop', fitted: false, slogan: 'JUICE SHOP' }),
  fittedShirt: shirt({ colour: palette.plum, kind: 'ctf', fitted: true, slogan: 'JUICE SHOP CTF' }),
  hoodie,
  faceMask,
  mug,
  coasters,
  patch,
  keychain,
  laptopSticker,
  stickerPage,
  swedenSheet,
  oldSticker,
  holoSticker,
  ironOns,
  magnets,
  tattoo,
  book,
  commonCard,
  foilCard,
  mythicCard,
  birthdayTicket,
  userDayTicket,
  juicePainting,
  portrait,
  waspAward,
  board,
  mobileBoard,
  press,
  pomace,
  melonBike,
  permafrost,
  brickTower,
  openBox,
} as const satisfies Readonly<Record<string, Piece>>;

export type PieceName = keyof typeof pieces;
