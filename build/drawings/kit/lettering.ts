import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import type { Point } from './outline.ts';
import { type Attributes, type Markup, path, short } from './svg.ts';

const require = createRequire(import.meta.url);

/** The product's three typefaces (look.md) as variable fonts: display for words, text for small lines, mono for the range. */
const files = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  mono: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;

type FaceName = keyof typeof files;

async function openFace(name: FaceName): Promise<harfbuzz.Face> {
  const sfnt = await decompress(readFileSync(require.resolve(files[name])));
  return new harfbuzz.Face(new harfbuzz.Blob(sfnt.slice().buffer), 0);
}

const faces: Readonly<Record<FaceName, harfbuzz.Face>> = {
  display: await openFace('display'),
  text: await openFace('text'),
  mono: await openFace('mono'),
};

/** How a line of words is set. Sizes and positions are in user units; y is the baseline. */
interface Setting {
  readonly face?: FaceName;
  readonly size: number;
  /** Weight 200..800, by default 800 for display and 600 for text. */
  readonly weight?: number;
  /** Width axis of the display face, from 75 (narrow) to 100. */
  readonly width?: number;
  /** Extra space between letters, relative to the font size. */
  readonly tracking?: number;
  readonly x?: number;
  readonly y?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The maximum width. Wider words are set smaller. */
  readonly fit?: number;
  /** Moves every point of the outline, to bend words around a form. */
  readonly bend?: (point: Point) => Point;
}

/** Words as path data, with their width. */
export interface Lettered {
  readonly d: string;
  readonly width: number;
  readonly size: number;
}

interface Command {
  readonly type: string;
  readonly values: readonly number[];
}

/** Returns the kerned glyph outlines of a line at size 1000, with y upwards, at their pen positions. */
function outlines(text: string, setting: Setting): { commands: Command[]; width: number } {
  const { face = 'display', weight = face === 'display' ? 800 : 600, width = 100, tracking = 0 } = setting;
  const font = new harfbuzz.Font(faces[face]);
  const axes = [new harfbuzz.Variation('wght', weight)];
  if (face === 'display') {
    axes.push(
      new harfbuzz.Variation('wdth', width),
      new harfbuzz.Variation('opsz', Math.min(96, Math.max(12, setting.size))),
    );
  }
  font.setVariations(axes);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  let pen = 0;
  const commands: Command[] = [];
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    for (const command of font.glyphToJson(glyph.codepoint)) {
      commands.push({
        type: command.type,
        values: command.values.map((value, index) => (index % 2 === 0 ? value + pen + (glyph.xOffset ?? 0) : value)),
      });
    }
    pen += (glyph.xAdvance ?? 0) + tracking * 1000;
  }
  return { commands, width: pen - tracking * 1000 };
}

/** Converts a line of words to outlines, so that no font is needed to show them. */
export function letter(text: string, setting: Setting): Lettered {
  const { commands, width } = outlines(text, setting);
  const { x = 0, y = 0, anchor = 'start', fit = Number.POSITIVE_INFINITY, bend = (point: Point) => point } = setting;
  const size = Math.min(setting.size, (fit / width) * 1000);
  const scale = size / 1000;
  const start = x - (anchor === 'middle' ? width * scale * 0.5 : anchor === 'end' ? width * scale : 0);
  const d = commands
    .map(({ type, values }) => {
      const moved: number[] = [];
      for (let index = 0; index + 1 < values.length; index += 2) {
        moved.push(...bend([start + (values[index] ?? 0) * scale, y - (values[index + 1] ?? 0) * scale]));
      }
      return type + moved.map(short).join(' ');
    })
    .join('');
  return { d, width: width * scale, size };
}

/** Draws a line of words as one path element. */
export function words(text: string, fill: string, setting: Setting, attributes: Attributes = {}): Markup {
  return path(letter(text, setting).d, { fill, ...attributes });
}
