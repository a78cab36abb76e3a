import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import english from '../../../../resources/languages/en/interface.json';
import { marks, type Stock } from '../../../../shared/api/first-screen.ts';
import { defaultThemeName } from '../../../../shared/theme/tokens.ts';
import { defaultApplicationName } from '../../lib/config.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ProductGrid } from '../../shop/catalogue/grid/ProductGrid.tsx';
import type { StockedProduct } from '../../shop/catalogue/products.ts';
import { SearchHeading } from '../../shop/catalogue/SearchHeading.tsx';
import search from '../../shop/catalogue/SearchScreen.module.css';
import { Bar } from '../layout/bar/Bar.tsx';
import shell from '../layout/Shell.module.css';
import { theme } from '../theme/theme.ts';
import { variablesOf } from '../theme/variables.ts';

/** The stock of the drawn products. The middle one can't occur, so that it is found again in what is drawn. */
const stock = { plenty: 100, few: 3.25, none: 0 } as const satisfies Record<Stock, number>;

const price = 98765.43;

/**
 * Draws the shop window of a newcomer with one product in each state of its stock, when the page is built (decision 116). Marks stand for
 * what the server fills in.
 * @returns HTML
 */
export async function drawFirstScreen(): Promise<string> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={variablesOf(defaultThemeName)}>
        <MemoryRouter>
          <Bar sideMenuOpen={false} onToggleSideMenu={() => {}} />
          <main className={shell.content}>
            <app-search-result>
              <div className={`table-container custom-slate ${search.screen}`}>
                <SearchHeading />
                <ProductGrid products={Object.values(stock).map(product)} onOpen={() => {}} />
              </div>
            </app-search-result>
          </main>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return drawn
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(defaultApplicationName, marks.application)
    .replaceAll(String(price), marks.price)
    .replaceAll(String(stock.few), marks.quantity);
}

function product(quantity: number): StockedProduct {
  const { name, image } = marks;
  // Nothing draws the description, whose type only the page's own text can have.
  return { id: quantity, name, image, price, deluxePrice: price, quantity } as unknown as StockedProduct;
}
