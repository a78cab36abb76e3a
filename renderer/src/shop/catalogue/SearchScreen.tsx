import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { endFirstScreen } from '../../lib/first-screen.ts';
import { sendEvent } from '../../lib/socket.ts';
import { Paginator } from '../../ui/paginator/Paginator.tsx';
import { ProductDialogOnDemand } from '../../ui/product-dialog/ProductDialogOnDemand.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ProductGrid, ProductGridSkeleton } from './grid/ProductGrid.tsx';
import { isProductOpened, useOpenedProduct } from './opened-product.ts';
import { matchingProducts, type StockedProduct, stockedProductsQuery } from './products.ts';
import { SearchHeading, useCriteria } from './SearchHeading.tsx';
import classes from './SearchScreen.module.css';

/** Number of products on a page of the grid unless the visitor wants more. The sizes on offer are its multiples. */
const pageSizeStep = 12;

/** Shows the product grid with its text filter: at `/#/search`, the empty route and unknown routes (ui-shop.md 5.1). */
export function SearchScreen() {
  const criteria = useCriteria();
  useReportedSearches(criteria);
  return (
    <app-search-result>
      <div className={`table-container custom-slate ${classes.screen}`}>
        <SearchHeading />
        <Results key={criteria ?? ''} criteria={criteria} />
      </div>
    </app-search-result>
  );
}

/** Reports every search that has criteria to the server. */
function useReportedSearches(criteria: string | undefined): void {
  const { key, state } = useLocation();
  const reported = useRef(new Set<string>());
  useEffect(() => {
    // Opening and closing a product keeps the search; repeating a search with the same words counts as another one.
    const search = `${isProductOpened(state) ? state.from : key} ${criteria}`;
    if (criteria !== undefined && !reported.current.has(search)) {
      reported.current.add(search);
      sendEvent('verifyLocalXssChallenge', criteria);
    }
  }, [criteria, key, state]);
}

function Results({ criteria }: { readonly criteria: string | undefined }) {
  const { data, isFetching, refetch } = useQuery(stockedProductsQuery);
  const { opened, open, close } = useOpenedProduct(data);
  const isWaiting = data === undefined && isFetching;
  useLayoutEffect(() => {
    if (!isWaiting) {
      endFirstScreen();
    }
  }, [isWaiting]);
  if (data === undefined) {
    return isFetching ? (
      <ProductGridSkeleton count={pageSizeStep} />
    ) : (
      <ErrorState message="PRODUCTS_FAILED" onRetry={() => refetch()} />
    );
  }
  const matching = matchingProducts(data, criteria);
  return (
    <>
      {matching.length === 0 ? <NothingFound /> : <PagedProducts products={matching} onOpen={open} />}
      <ProductDialogOnDemand product={opened} onClose={close} />
    </>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      className={`emptyState ${classes.empty}`}
      picture={
        <img
          className="noResult"
          src="assets/public/images/products/no-results.png"
          alt=" No results found"
          width={200}
          height={200}
        />
      }
      title={<span className="noResultText">{t('NO_SEARCH_RESULT')}</span>}
      text={<span className="noResultText">{t('EMPTY_SEARCH_RESULT')}</span>}
      action={<Link to="/search">{t('SHOW_ALL_PRODUCTS')}</Link>}
    />
  );
}

interface PagedProductsProps {
  readonly products: readonly StockedProduct[];
  readonly onOpen: (product: StockedProduct) => void;
}

function PagedProducts({ products, onOpen }: PagedProductsProps) {
  const { t } = useTranslation();
  const [pageSize, setPageSize] = useState(pageSizeStep);
  const [wantedPage, setPage] = useState(0);
  // The list may have become shorter since the page was chosen.
  const page = Math.min(wantedPage, Math.ceil(products.length / pageSize) - 1);
  return (
    <>
      <ProductGrid products={products.slice(page * pageSize, (page + 1) * pageSize)} onOpen={onOpen} />
      <Paginator
        label={t('PAGES_OF_PRODUCTS')}
        count={products.length}
        page={page}
        pageSize={pageSize}
        onPage={(next) => {
          setPage(next);
          window.scrollTo(0, 0);
        }}
        sizes={{
          step: pageSizeStep,
          onPageSize: (next) => {
            setPageSize(next);
            setPage(0);
          },
        }}
      />
    </>
  );
}
