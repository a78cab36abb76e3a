import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../paths.ts';
import { letter } from '../kit/lettering.ts';

/*
 * Draws the characters of the image CAPTCHA as outlines, so that the shop needs no font at run time. Run it after changing
 * anything here: `npx node build/drawings/captcha/draw-glyphs.ts`.
 */

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Font size in user units of the picture, which is 50 high. */
const size = 34;

/** Height of the typeface's capitals relative to the font size. The origin of each outline is in the middle of that height. */
const capitals = 0.73;

const outlines = [...characters].map((character) => {
  const { d } = letter(character, { face: 'mono', weight: 650, size, anchor: 'middle', y: (size * capitals) / 2 });
  return [character, d] as const;
});

const file = join(repository, 'server/shop/captchas/glyphs.json');
writeFileSync(file, `${JSON.stringify(Object.fromEntries(outlines), null, 2)}\n`);
