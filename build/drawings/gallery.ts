import { bot, botHead } from './characters/bot.ts';
import { evilWasp } from './characters/insects.ts';
import { administrator, catPortrait, nobody, stan, tinkerer } from './characters/portraits.ts';
import { desktop } from './desktop-pictures.ts';
import type { Raster } from './encode.ts';
import { jpegWithExif, placeTags, pngWithExif, tag, text } from './evidence/exif.ts';
import { picklePicture } from './evidence/pickle.ts';
import { hideIn } from './evidence/steganography.ts';
import {
  emptyAddresses,
  emptyBasket,
  emptyCards,
  emptyOrders,
  emptySearch,
  emptyVoices,
  emptyWall,
  forbidden,
  noResults,
  offline,
  spilled,
} from './illustrations/empty-states.ts';
import { drawing } from './kit/sheet.ts';
import { place } from './kit/svg.ts';
import { logo, smallMark } from './mark/brand.ts';
import { beeHaven, beeOwner, honeyPot } from './scenes/bees.ts';
import { blankBoxes } from './scenes/boxes.ts';
import { bottomUp, hardware, sortedPieces, upAndRunning } from './scenes/bricks.ts';
import { carouselPicture } from './scenes/carousel.ts';
import { banknote, whiteboard, workplace } from './scenes/indoors.ts';
import { orchardEvening } from './scenes/orchard-evening.ts';
import { hikingPlace, wrestlingScene } from './scenes/outdoors.ts';
import { welcomeBanner } from './scenes/shop-front.ts';
import { soulboundBot } from './scenes/soulbound.ts';

/**
 * A file made from a drawing, by its path below `resources/`: a raster, an icon (for Windows or macOS; `small` draws its
 * sizes up to 48 pixels), a picture for the Windows installer, its outlines as PDF, or the SVG as it is.
 */
export type Output = { readonly file: string } & (
  | ({ readonly kind: 'raster' } & Raster)
  | { readonly kind: 'ico'; readonly small?: () => string; readonly sizes?: readonly number[] }
  | { readonly kind: 'icns'; readonly small: () => string }
  | { readonly kind: 'bmp'; readonly width: number; readonly height: number }
  | { readonly kind: 'svg' }
  | { readonly kind: 'pdf' }
);

/** A drawing that is no product: the name of its source below `svg/`, and what is made from it. */
export interface Exhibit {
  readonly source: string;
  readonly draw: () => string;
  readonly outputs: readonly Output[];
}

const images = 'public/assets/public/images';

function logoSizes(name: string, widths: readonly (readonly [suffix: string, width: number])[]): Output[] {
  return widths.map(([suffix, width]) => ({
    kind: 'raster',
    file: `${images}/${name}${suffix}.png`,
    width,
    height: Math.round(width * 1.2),
    colours: width > 1000 ? 32 : 64,
  }));
}

const brand: readonly Exhibit[] = [
  {
    source: 'brand/logo',
    draw: () => logo('shop'),
    outputs: [
      { kind: 'svg', file: `${images}/JuiceShop_Logo.svg` },
      { kind: 'pdf', file: `${images}/JuiceShop_Logo.ai` },
      ...logoSizes('JuiceShop_Logo', [
        ['', 2000],
        ['_400px', 400],
        ['_100px', 100],
        ['_50px', 50],
      ]),
    ],
  },
  {
    source: 'brand/logo-ctf',
    draw: () => logo('ctf'),
    outputs: logoSizes('JuiceShopCTF_Logo', [
      ['', 2000],
      ['_400px', 400],
    ]),
  },
  {
    source: 'brand/small',
    draw: () => smallMark('shop'),
    outputs: [{ kind: 'ico', sizes: [16, 32, 48], file: 'public/assets/public/favicon_js.ico' }],
  },
  {
    source: 'brand/small-ctf',
    draw: () => smallMark('ctf'),
    outputs: [{ kind: 'ico', sizes: [16, 32, 48], file: 'public/assets/public/favicon_ctf.ico' }],
  },
];

/** A picture with one raster of the given size below `images/`. */
function single(
  source: string,
  draw: () => string,
  file: string,
  width: number,
  height: number,
  more: Pick<Raster, 'quality' | 'colours' | 'finish'> = {},
): Exhibit {
  return { source, draw, outputs: [{ kind: 'raster', file: `${images}/${file}`, width, height, ...more }] };
}

/** A picture that is shown as the SVG that it is. */
function vector(source: string, draw: () => string, file: string): Exhibit {
  return { source, draw, outputs: [{ kind: 'svg', file: `${images}/${file}` }] };
}

const headBox = { width: 190, height: 190, viewBox: '0 -12 190 190' } as const;

const characters: readonly Exhibit[] = [
  single(
    'characters/bot',
    () =>
      drawing({ width: 190, height: 328, title: 'Juicy, the bot' }, (sheet) =>
        // A little to the left, for the waving hand.
        place(bot(sheet), -5, 0),
      ),
    'JuicyChatBot.png',
    190,
    328,
  ),
  single(
    'characters/bot-teacher',
    () => drawing(headBox, (sheet) => botHead(sheet, { hat: true })),
    'JuicyBot.png',
    105,
    105,
  ),
  single(
    'characters/bot-mask',
    () => drawing(headBox, (sheet) => botHead(sheet, { mask: true })),
    'JuicyBot_MedicalMask.png',
    105,
    105,
  ),
  single('characters/evil-wasp', () => drawing({ width: 200, height: 200 }, evilWasp), 'juicyEvilWasp.png', 200, 200),
  single('characters/bee-owner', beeOwner, 'BeeOwner.png', 1080, 1080, { colours: 64 }),
  single('characters/administrator', administrator, 'uploads/defaultAdmin.png', 240, 240, { colours: 64 }),
  vector('characters/nobody', nobody, 'uploads/default.svg'),
  single('characters/user-12', tinkerer, 'uploads/12.png', 240, 240, { colours: 64 }),
  single('characters/user-13', catPortrait, 'uploads/13.jpg', 240, 240),
  single('characters/user-20', stan, 'uploads/20.jpg', 240, 240),
];

/** The three characters that the contract's file name of the cat's photo starts with (data.md 7.1). */
const catSign = '\u14da\u160f\u15e2';
/** The smile between the dollar signs in the name of the collector's item, its combining marks byte by byte as in the contract. */
const collectorsName =
  'my-rare-collectors-item!-[\u0332\u0305$\u0332\u0305(\u0332\u0305-\u0361\u00b0-\u035c\u0296-\u0361\u00b0\u0332\u0305)\u0332\u0305$\u0332\u0305]-1572603645543.jpg';

/** A photo of an ordinary camera that knows where it was: near Tallinn, and in Hamburg. */
function takenAt(...place: Parameters<typeof placeTags>): (jpeg: Buffer) => Buffer {
  const image = new Map([
    [tag.make, text('Juicy')],
    [tag.model, text('Pocket Press 3')],
  ]);
  return (jpeg) => jpegWithExif(jpeg, { image, gps: placeTags(...place) });
}

/** The name of the hidden file is the contract's (data.md 7.2). */
async function withPickle(png: Buffer): Promise<Buffer> {
  return hideIn(png, { name: 'J7RbRp1D5XDM5LINx0TdgeFX_o.png', content: await picklePicture() });
}

const photoWall: readonly Exhibit[] = [
  single('photo-wall/cat', wrestlingScene, `uploads/${catSign}-#zatschi-#whoneedsfourlegs-1572600969477.jpg`, 341, 341),
  single('photo-wall/hiking', hikingPlace, 'uploads/favorite-hiking-place.png', 471, 627, {
    colours: 160,
    finish: (png) => pngWithExif(png, { gps: placeTags([36, 57_523], [-84, 20_893]) }),
  }),
  single('photo-wall/bee-haven', beeHaven, 'uploads/BeeHaven.png', 471, 627, { colours: 160 }),
  single('photo-wall/workplace', workplace, 'uploads/IMG_4253.jpg', 1440, 1080, { quality: 74 }),
  single('photo-wall/whiteboard', whiteboard, 'uploads/magn(et)ificent!-1571814229653.jpg', 600, 800, {
    quality: 74,
    finish: takenAt([59, 26_220], [24, 45_210]),
  }),
  single('photo-wall/banknote', banknote, `uploads/${collectorsName}`, 600, 800, {
    quality: 74,
    finish: takenAt([53, 33_060], [9, 59_580]),
  }),
  single(
    'photo-wall/bricks-sorted',
    sortedPieces,
    'uploads/sorted-the-pieces,-starting-assembly-process-1721152307290.jpg',
    1024,
    768,
    { quality: 70 },
  ),
  single(
    'photo-wall/bricks-bottom',
    bottomUp,
    'uploads/building-something-literally-bottom-up-1721152342603.jpg',
    1024,
    768,
    { quality: 70 },
  ),
  single('photo-wall/bricks-hardware', hardware, 'uploads/putting-in-the-hardware-1721152366854.jpg', 1024, 768, {
    quality: 70,
  }),
  single('photo-wall/bricks-running', upAndRunning, 'uploads/everything-up-and-running!-1721152385146.jpg', 1024, 768, {
    quality: 70,
  }),
];

const scenes: readonly Exhibit[] = [
  // The fifth is the only PNG, in full colour: it is the carrier of a hidden file (data.md 7.2).
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    single(
      `carousel/${number}`,
      () => carouselPicture(number),
      `carousel/${number}.${number === 5 ? 'png' : 'jpg'}`,
      400,
      300,
      number === 5 ? { colours: 'full', finish: withPickle } : { quality: 76 },
    ),
  ),
  {
    source: 'scenes/orchard-evening',
    draw: orchardEvening,
    outputs: [
      {
        kind: 'raster',
        file: 'public/assets/private/JuiceShop_Wallpaper_1920x1080_VR.jpg',
        width: 1920,
        height: 1080,
        quality: 78,
      },
    ],
  },
  single('scenes/honey-pot', honeyPot, 'HoneyPot.png', 1080, 1080, { colours: 64 }),
  single('scenes/blank-boxes', blankBoxes, 'deluxe/blankBoxes.png', 720, 720, { colours: 128 }),
  single('scenes/soulbound', soulboundBot, 'products/juicy_chatbot.jpg', 600, 600),
  vector('scenes/welcome-banner', welcomeBanner, 'Welcome_Banner.svg'),
];

const emptyStates: readonly Exhibit[] = [
  single('illustrations/no-results', noResults, 'products/no-results.png', 400, 400, { colours: 128 }),
  vector('illustrations/empty-search', emptySearch, 'illustrations/empty-search.svg'),
  vector('illustrations/empty-basket', emptyBasket, 'illustrations/empty-basket.svg'),
  vector('illustrations/empty-addresses', emptyAddresses, 'illustrations/empty-addresses.svg'),
  vector('illustrations/empty-cards', emptyCards, 'illustrations/empty-cards.svg'),
  vector('illustrations/empty-orders', emptyOrders, 'illustrations/empty-orders.svg'),
  vector('illustrations/empty-photo-wall', emptyWall, 'illustrations/empty-photo-wall.svg'),
  vector('illustrations/empty-voices', emptyVoices, 'illustrations/empty-voices.svg'),
  vector('illustrations/offline', offline, 'illustrations/offline.svg'),
  vector('illustrations/error', spilled, 'illustrations/error.svg'),
  vector('illustrations/forbidden', forbidden, 'illustrations/forbidden.svg'),
];

/** The five pixels whose request tells that a screen was seen (data.md 7.4): one see-through pixel each. */
const pixels: readonly Exhibit[] = [
  {
    source: 'scenes/pixel',
    draw: () => drawing({ width: 1, height: 1 }, () => ''),
    outputs: [1, 11, 19, 56, 81].map((number) => ({
      kind: 'raster',
      file: `${images}/padding/${number}px.png`,
      width: 1,
      height: 1,
      colours: 2,
    })),
  },
];

/** Everything drawn that is not a product picture. */
export const gallery: readonly Exhibit[] = [
  ...brand,
  ...desktop,
  ...characters,
  ...photoWall,
  ...scenes,
  ...emptyStates,
  ...pixels,
];
