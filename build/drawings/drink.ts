import type { Drink, DrinkPicture, PlacedFruit } from './descriptions.ts';
import { basket } from './fruit/basket.ts';
import { type BackdropName, palette } from './kit/palette.ts';
import { drawing, type Sheet } from './kit/sheet.ts';
import { backdrop, footShadow, stage } from './kit/stage.ts';
import { type Markup, place } from './kit/svg.ts';
import { bottle, bottleHalf } from './vessels/bottle.ts';
import { carton } from './vessels/carton.ts';
import { cup } from './vessels/cup.ts';

/** Half the width of a fruit's shadow, for those where it is not 60. */
const halfWidths: Readonly<Partial<Record<PlacedFruit['name'], number>>> = {
  lemon: 84,
  bananas: 92,
  carrot: 130,
  bananaSlices: 56,
  carrotSlices: 56,
  spinach: 60,
  woodruff: 14,
  raspberry: 36,
  strawberry: 26,
  strawberryHalf: 24,
};

function fruit(sheet: Sheet, backdropName: BackdropName, placed: PlacedFruit): Markup {
  const { name, x, y, size, turn } = placed;
  const half = (halfWidths[name] ?? 60) * size;
  return footShadow(sheet, backdropName, x - half, x + half, y - 3) + place(basket[name](sheet), x, y, size, turn);
}

function vessel(sheet: Sheet, drink: Drink, printed: Markup): { markup: Markup; half: number } {
  const { vessel: shape, juice, cap, word, line, badge } = drink;
  const label = { word, line, badge };
  const [colour, capColour] = [palette[juice], palette[cap]];
  switch (shape) {
    case 'carton':
      return { markup: carton(sheet, { colour, cap: capColour, label, picture: printed }), half: 94 };
    case 'cup':
      return { markup: cup(sheet, colour, label), half: 78 };
    default:
      return { markup: bottle(sheet, shape, { juice: colour, cap: capColour, label }), half: bottleHalf(shape) };
  }
}

/** Draws the picture of a drink as an SVG document of 558 x 622. */
export function drinkDrawing({ backdrop: name, drink, fruit: around }: DrinkPicture): string {
  return drawing(stage, (sheet) => {
    const [first] = around;
    const printed = first === undefined ? '' : place(basket[first.name](sheet), 0, 0, 0.62);
    const { markup, half } = vessel(sheet, drink, printed);
    return [
      backdrop(name),
      footShadow(sheet, name, drink.x - half * drink.size, drink.x + half * drink.size),
      place(markup, drink.x, stage.foot, drink.size),
      ...around.map((placed) => fruit(sheet, name, placed)),
    ].join('');
  });
}
