import { expect, it } from 'vitest';
import { solvingExchange, withoutRoutine } from '../../../renderer/src/training/score-board/debrief/own-request.ts';
import type { ExchangeSummary } from '../../../shared/api/workbench.ts';

/** An exchange that begins and ends at these times. */
function exchange(
  id: number,
  begun: number,
  ended: number,
  differences: Partial<ExchangeSummary> = {},
): ExchangeSummary {
  return {
    id,
    method: 'POST',
    target: '/rest/user/login',
    status: 200,
    requestLength: 0,
    responseLength: 0,
    begun,
    milliseconds: ended - begun,
    sender: 'page',
    kind: 'api',
    end: 'complete',
    ...differences,
  };
}

it('finds the request during which a challenge was solved, and of several the last one', () => {
  const exchanges = [exchange(1, 0, 500), exchange(2, 1000, 1100), exchange(3, 1050, 1060), exchange(4, 1200, 1300)];
  const found = (at: number) => solvingExchange(exchanges, at)?.id;
  expect([400, 1040, 1055, 1250].map(found)).toEqual([1, 2, 3, 4]);
  // Some detectors look at the finished response.
  expect(found(1330)).toBe(4);
  expect([700, 1400, 5000].map(found)).toEqual([undefined, undefined, undefined]);
});

it('shows a request without the headers that every request of a browser has', () => {
  const head = 'PUT /rest/x HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Mode: cors\r\nAccept-Language: de\r\n';
  const telling = 'Origin: http://evil.example\r\nX-Forwarded-For: 1.2.3.4\r\n';
  expect(withoutRoutine(`${head}${telling}\r\n{"a":1}\r\n\r\nHost: in the body\r\n`)).toBe(
    'PUT /rest/x HTTP/1.1\nOrigin: http://evil.example\nX-Forwarded-For: 1.2.3.4\n\n{"a":1}\n\nHost: in the body',
  );
});

it('leaves out what cannot have solved it', () => {
  const socket = exchange(1, 0, 60_000, { kind: 'socket' });
  const waiting = exchange(2, 0, 0, { end: 'underWay' });
  expect(solvingExchange([socket, waiting], 10)).toBeUndefined();
});
