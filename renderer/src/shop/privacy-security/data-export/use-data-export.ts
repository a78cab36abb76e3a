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
  /** What was read off the captcha, when there is one. */
  readonly answer?: string;
}

/** An export that arrived. */
export interface FinishedExport {
  readonly userData: string;
  /** Whether its window could be opened. */
  readonly opened: boolean;
}

/** What the form does when the server has decided; it keeps everything when the server only failed. */
interface Outcomes {
  readonly onExported: () => void;
  readonly onRefused: () => void;
}

/** Asking for one's data, and whether that takes a captcha (ui-shop.md 5.14). */
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

/** The captcha's check refuses in plain text, the session's in JSON: the browser may not know of an export made elsewhere. */
function wantsCaptcha(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && typeof error.body === 'string';
}

/** Where the time of the last export lies in the local storage, as JSON of an ISO date (ui-shop.md 3.6). */
const key = 'lstdtxprt';

/** For how long after an export the next one needs a captcha, in milliseconds. */
const patience = 300_000;

/** Whether the last export is so recent that the server wants a captcha. A value that is no date counts as none. */
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
