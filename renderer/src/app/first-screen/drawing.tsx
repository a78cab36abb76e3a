import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { defaultThemeName } from '../../../../shared/theme/tokens.ts';
import { queryClient } from '../../lib/query-client.ts';
import { theme } from '../theme/theme.ts';
import { variablesOf } from '../theme/variables.ts';

/**
 * Draws a part of the page in its usual look, when the page is built (decision 116).
 * @returns HTML, with the look's style elements
 */
export function draw(part: ReactElement): string {
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={variablesOf(defaultThemeName)}>
        <MemoryRouter>{part}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return drawn.replace(/<link rel="preload"[^>]*>/g, '');
}
