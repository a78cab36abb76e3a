import type { Raster } from './encode.ts';
import { appIcon, logo, smallMark } from './mark/brand.ts';

/** A file made from a drawing, by its path below `resources/`: a raster, an icon, or the SVG as it is. */
export type Output = { readonly file: string } & (
  | ({ readonly kind: 'raster' } & Raster)
  | { readonly kind: 'icon' }
  | { readonly kind: 'svg' }
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
    outputs: [{ kind: 'icon', file: 'public/assets/public/favicon_js.ico' }],
  },
  {
    source: 'brand/small-ctf',
    draw: () => smallMark('ctf'),
    outputs: [{ kind: 'icon', file: 'public/assets/public/favicon_ctf.ico' }],
  },
  {
    source: 'brand/app-icon',
    draw: appIcon,
    outputs: [{ kind: 'raster', file: 'icons/icon.png', width: 1024, height: 1024, colours: 256 }],
  },
];

/** Everything drawn that is not a product picture. */
export const gallery: readonly Exhibit[] = [...brand];
