import { type MouseEvent, useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { debriefParameter } from './debrief-address.ts';

/** The debrief that the address names, and functions that change the address. They are always the same ones. */
interface DebriefRoute {
  readonly key: string | null;
  readonly open: (key: ChallengeKey, event: MouseEvent) => void;
  readonly close: () => void;
}

/** Keeps the open debrief in the address, beside the filter, so that Back closes it and a link leads to it. */
export function useDebrief(): DebriefRoute {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  latest.current = { location, navigate };

  const open = useCallback((key: ChallengeKey, event: MouseEvent) => {
    // With a modifier, the browser opens the link elsewhere.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const { pathname, search } = latest.current.location;
    void latest.current.navigate(
      { pathname, search: withParameter(search, `${debriefParameter}=${key}`) },
      { state: { isOnBoard: true } },
    );
  }, []);

  const close = useCallback(() => {
    const { location: here, navigate: go } = latest.current;
    const isOnBoard: unknown = here.state?.isOnBoard;
    if (isOnBoard === true) {
      void go(-1);
    } else {
      void go({ pathname: here.pathname, search: withParameter(here.search) }, { replace: true });
    }
  }, []);

  return { key: new URLSearchParams(location.search).get(debriefParameter), open, close };
}

/** Returns a query with another debrief, or none. The rest stays as the learner or the filter has written it. */
function withParameter(search: string, parameter?: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== debriefParameter);
  return [...others, ...(parameter === undefined ? [] : [parameter])].join('&');
}
