import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataExport } from '../../../../../shared/api/account.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { failureText, isRefusal } from '../../../lib/calls/refusal.ts';
import { useOneAtATime } from '../../../lib/calls/use-one-at-a-time.ts';
import { showExport } from './show-export.ts';

interface ExportWish {
  /** `1` for JSON. */
  readonly format: string;
  /** What the visitor read in the captcha, if there is one. */
  readonly answer?: string;
}

/** An export that has arrived. */
export interface FinishedExport {
  readonly userData: string;
  /** Whether the browser allowed its window to open. */
  readonly opened: boolean;
}

/** What the form does once the server has decided. When the server fails, the form keeps everything. */
interface Outcomes {
  readonly onExported: () => void;
  readonly onRefused: () => void;
}

/** Requests the customer's data, and tells whether that takes a captcha (ui-shop.md 5.14). */
export function useDataExport({ onExported, onRefused }: Outcomes) {
  const { t } = useTranslation();
  const [captchaNeeded, setCaptchaNeeded] = useState(wasExportedJustNow);
  const [refusal, setRefusal] = useState<string>();
  const [finished, setFinished] = useState<FinishedExport>();
  const { ask, isPending } = useOneAtATime({
    mutationFn: (wish: ExportWish) => post<DataExport>('rest/user/data-export', wish),
    onMutate: () => {
      setRefusal(undefined);
      setFinished(undefined);
    },
    onSuccess: ({ userData }) => {
      setFinished({ userData, opened: showExport(userData) });
      rememberExport();
      setCaptchaNeeded(true);
      onExported();
    },
    onError: (error) => {
      setRefusal(t(failureText(error)));
      if (isRefusal(error)) {
        onRefused();
      }
      if (wantsCaptcha(error)) {
        setCaptchaNeeded(true);
      }
    },
  });
  return { request: ask, isPending, captchaNeeded, refusal, finished, clearRefusal: () => setRefusal(undefined) };
}

/**
 * Tells whether a refusal was about the captcha, which is refused in plain text; a missing session is refused in JSON. The browser may not
 * know of an export made elsewhere.
 */
function wantsCaptcha(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && typeof error.body === 'string';
}

/** Key of the last export's time in the local storage, stored as JSON of an ISO date (ui-shop.md 3.6). */
const key = 'lstdtxprt';

/** Milliseconds after an export during which the next one needs a captcha. */
const patience = 300_000;

/** Tells whether the last export is so recent that the server wants a captcha. A value that isn't a date counts as no export. */
function wasExportedJustNow(): boolean {
  return Date.now() - timeOf(localStorage.getItem(key)) < patience;
}

function rememberExport(): void {
  localStorage.setItem(key, JSON.stringify(new Date()));
}

function timeOf(stored: string | null): number {
  try {
    return stored === null ? Number.NaN : new Date(JSON.parse(stored)).getTime();
  } catch {
    return Number.NaN;
  }
}
