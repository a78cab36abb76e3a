import { desktop } from './desktop-pictures.ts';
import type { Raster } from './encode.ts';
import { blueprint } from './evidence/blueprint.ts';
import { jpegWithExif, placeTags, pngWithExif, tag, text } from './evidence/exif.ts';
import { picklePicture } from './evidence/pickle.ts';
import { hideIn } from './evidence/steganography.ts';
import { logo, smallMark } from './mark/brand.ts';
import type { Output, Picture } from './picture.ts';
import { planet } from './planet.ts';
import { products } from './products.ts';

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

const brand: readonly Picture[] = [
  {
    source: 'brand/logo',
    draw: () => logo('shop'),
    outputs: [
      { kind: 'text', file: `${images}/JuiceShop_Logo.svg` },
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

/** Returns a picture with one raster of the given size below `images/`. */
function single(
  source: string,
  file: string,
  width: number,
  height: number,
  more: Pick<Raster, 'quality' | 'colours' | 'finish'> = {},
): Picture {
  return { source, outputs: [{ kind: 'raster', file: `${images}/${file}`, width, height, ...more }] };
}

/** Returns a picture that ships as SVG. */
function vector(source: string, file: string): Picture {
  return { source, outputs: [{ kind: 'text', file: `${images}/${file}` }] };
}

const characters: readonly Picture[] = [
  single('characters/bot', 'JuicyChatBot.png', 190, 328),
  single('characters/bot-teacher', 'JuicyBot.png', 105, 105),
  single('characters/bot-mask', 'JuicyBot_MedicalMask.png', 105, 105),
  single('characters/evil-wasp', 'juicyEvilWasp.png', 200, 200),
  single('characters/bee-owner', 'BeeOwner.png', 1080, 1080, { colours: 64 }),
  single('characters/administrator', 'uploads/defaultAdmin.png', 240, 240, { colours: 64 }),
  vector('characters/nobody', 'uploads/default.svg'),
  single('characters/user-12', 'uploads/12.png', 240, 240, { colours: 64 }),
  single('characters/user-13', 'uploads/13.jpg', 240, 240),
  single('characters/user-20', 'uploads/20.jpg', 240, 240),
];

/** The first three characters in the contract's file name of the cat's photo (data.md 7.1). */
const catSign = '\u14da\u160f\u15e2';
/** The contract's file name of the collector's item, with the smile between the dollar signs and its combining marks byte for byte. */
const collectorsName =
  'my-rare-collectors-item!-[\u0332\u0305$\u0332\u0305(\u0332\u0305-\u0361\u00b0-\u035c\u0296-\u0361\u00b0\u0332\u0305)\u0332\u0305$\u0332\u0305]-1572603645543.jpg';

/** Returns a function that gives a photo the tags of an ordinary camera with a position: one is near Tallinn, one in Hamburg. */
function takenAt(...place: Parameters<typeof placeTags>): (jpeg: Buffer) => Buffer {
  const image = new Map([
    [tag.make, text('Juicy')],
    [tag.model, text('Pocket Press 3')],
  ]);
  return (jpeg) => jpegWithExif(jpeg, { image, gps: placeTags(...place) });
}

/** Hides the pickle in a picture. The contract prescribes the hidden file's name (data.md 7.2). */
async function withPickle(png: Buffer): Promise<Buffer> {
  return hideIn(png, { name: 'J7RbRp1D5XDM5LINx0TdgeFX_o.png', content: await picklePicture() });
}

const photoWall: readonly Picture[] = [
  single('photo-wall/cat', `uploads/${catSign}-#zatschi-#whoneedsfourlegs-1572600969477.jpg`, 341, 341),
  single('photo-wall/hiking', 'uploads/favorite-hiking-place.png', 471, 627, {
    colours: 160,
    finish: (png) => pngWithExif(png, { gps: placeTags([36, 57_523], [-84, 20_893]) }),
  }),
  single('photo-wall/bee-haven', 'uploads/BeeHaven.png', 471, 627, { colours: 160 }),
  single('photo-wall/workplace', 'uploads/IMG_4253.jpg', 1440, 1080, { quality: 74 }),
  single('photo-wall/whiteboard', 'uploads/magn(et)ificent!-1571814229653.jpg', 600, 800, {
    quality: 74,
    finish: takenAt([59, 26_220], [24, 45_210]),
  }),
  single('photo-wall/banknote', `uploads/${collectorsName}`, 600, 800, {
    quality: 74,
    finish: takenAt([53, 33_060], [9, 59_580]),
  }),
  single(
    'photo-wall/bricks-sorted',
    'uploads/sorted-the-pieces,-starting-assembly-process-1721152307290.jpg',
    1024,
    768,
    { quality: 70 },
  ),
  single('photo-wall/bricks-bottom', 'uploads/building-something-literally-bottom-up-1721152342603.jpg', 1024, 768, {
    quality: 70,
  }),
  single('photo-wall/bricks-hardware', 'uploads/putting-in-the-hardware-1721152366854.jpg', 1024, 768, {
    quality: 70,
  }),
  single('photo-wall/bricks-running', 'uploads/everything-up-and-running!-1721152385146.jpg', 1024, 768, {
    quality: 70,
  }),
];

const scenes: readonly Picture[] = [
  // The fifth is the only PNG, in full colour, because it carries a hidden file (data.md 7.2).
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    single(
      `carousel/${number}`,
      `carousel/${number}.${number === 5 ? 'png' : 'jpg'}`,
      400,
      300,
      number === 5 ? { colours: 'full', finish: withPickle } : { quality: 76 },
    ),
  ),
  {
    source: 'scenes/orchard-evening',
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
  single('scenes/honey-pot', 'HoneyPot.png', 1080, 1080, { colours: 64 }),
  single('scenes/blank-boxes', 'deluxe/blankBoxes.png', 720, 720, { colours: 128 }),
  single('scenes/soulbound', 'products/juicy_chatbot.jpg', 600, 600),
  vector('scenes/welcome-banner', 'Welcome_Banner.svg'),
];

const emptyStates: readonly Picture[] = [
  single('illustrations/no-results', 'products/no-results.png', 400, 400, { colours: 128 }),
  ...[
    'empty-search',
    'empty-basket',
    'empty-addresses',
    'empty-cards',
    'empty-orders',
    'empty-photo-wall',
    'empty-voices',
    'offline',
    'error',
    'forbidden',
  ].map((name) => vector(`illustrations/${name}`, `illustrations/${name}.svg`)),
];

/** Five transparent pictures of one pixel. A request for one of them shows that a screen was seen (data.md 7.4). */
const pixels: readonly Picture[] = [
  {
    source: 'scenes/pixel',
    outputs: [1, 11, 19, 56, 81].map((number) => ({
      kind: 'raster',
      file: `${images}/padding/${number}px.png`,
      width: 1,
      height: 1,
      colours: 2,
    })),
  },
];

/** The model for a 3D printer (data.md 7.3). */
const model: Picture = {
  source: 'evidence/blueprint',
  draw: blueprint,
  outputs: [{ kind: 'text', file: `${images}/products/JuiceShop.stl` }],
};

/** All pictures, and the files made from them. */
export const gallery: readonly Picture[] = [
  ...brand,
  ...desktop,
  ...characters,
  ...photoWall,
  ...scenes,
  ...emptyStates,
  ...pixels,
  ...planet,
  model,
  ...products,
];
