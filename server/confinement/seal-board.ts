import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net, { type Server } from 'node:net';
import tls from 'node:tls';
import { refuseEach } from './refusal.ts';
import { sealLoading } from './seal-loading.ts';
import { sealProcess } from './seal-process.ts';
import { sealWebClients } from './seal-web-clients.ts';

/**
 * Seals a class board's process (decision 102): like the evaluator's, and besides, it can open no connection to any other machine or process. Call this
 * once, after it listens.
 * @param listening any listening server, by which the connections below Node's own modules are found
 */
export function sealBoard(listening: Server): void {
  sealConnections(listening);
  sealProcess();
  sealLoading({ builtins: [], folder: null });
}

function sealConnections(listening: Server): void {
  refuseEach(net.Socket.prototype, ['connect'], 'net.Socket');
  refuseEach(net, ['connect', 'createConnection'], 'net');
  refuseEach(tls, ['connect'], 'tls');
  refuseEach(http, ['request', 'get', 'ClientRequest', 'Agent'], 'http');
  refuseEach(https, ['request', 'get', 'Agent'], 'https');
  refuseEach(dgram, ['createSocket', 'Socket'], 'dgram');
  const lookups = Object.keys(dns).filter((name) => /^(?:lookup|resolve|reverse)/.test(name));
  refuseEach(dns, lookups, 'dns');
  refuseEach(dns.promises, lookups, 'dns');
  sealWebClients();
  const handle: unknown = Reflect.get(listening, '_handle');
  if (typeof handle === 'object' && handle !== null) {
    refuseEach(Object.getPrototypeOf(handle), ['connect', 'connect6'], 'TCP');
  }
  syncBuiltinESMExports();
}
