import './start-texts.ts';
import { marks, type Stock } from '../../../../shared/api/first-screen.ts';
import { defaultApplicationName } from '../../lib/config.ts';
import { ProductGrid } from '../../shop/catalogue/grid/ProductGrid.tsx';
import type { StockedProduct } from '../../shop/catalogue/products.ts';
import { SearchHeading } from '../../shop/catalogue/SearchHeading.tsx';
import search from '../../shop/catalogue/SearchScreen.module.css';
import { Bar } from '../layout/bar/Bar.tsx';
import shell from '../layout/Shell.module.css';
import { draw } from './drawing.tsx';

export { drawBoard } from './draw-board.tsx';

/** The stock of the drawn products. The middle one can't occur, so that it is found again in what is drawn. */
const stock = { plenty: 100, few: 3.25, none: 0 } as const satisfies Record<Stock, number>;

const price = 98765.43;

/**
 * Draws the shop window of a newcomer with one product in each state of its stock, when the page is built (decision 116). Marks stand for
 * what the server fills in.
 * @returns HTML
 */
export function drawFirstScreen(): string {
  return draw(
    <>
      <Bar sideMenuOpen={false} onToggleSideMenu={() => {}} />
      <main className={shell.content}>
        <app-search-result>
          <div className={`table-container custom-slate ${search.screen}`}>
            <SearchHeading />
            <ProductGrid products={Object.values(stock).map(product)} onOpen={() => {}} />
          </div>
        </app-search-result>
      </main>
    </>,
  )
    .replaceAll(defaultApplicationName, marks.application)
    .replaceAll(String(price), marks.price)
    .replaceAll(String(stock.few), marks.quantity);
}

function product(quantity: number): StockedProduct {
  const { name, image } = marks;
  // Nothing draws the description, whose type only the page's own text can have.
  return { id: quantity, name, image, price, deluxePrice: price, quantity } as unknown as StockedProduct;
}
