import type { OutboundGate } from '../outbound/outbound.ts';
import type { LogContained } from './contained-log.ts';

/** Wraps a gate so that it logs every request that gets no response. */
export function watchOutbound(gate: OutboundGate, contained: LogContained): OutboundGate {
  return {
    request: async (request) => {
      const outcome = await gate.request(request);
      if (outcome.outcome !== 'answered') {
        contained('network', `${outcome.reason}: ${request.method ?? 'GET'} ${request.url}`);
      }
      return outcome;
    },
  };
}
