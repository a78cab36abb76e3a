import { attemptsTo } from './attempt.ts';

/** Reaching other services through the workbench, which sends whatever bytes a learner likes. */

const get = (target: string, host: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const other = (port: number) => `127.0.0.1:${port}`;

const byWorkbench = { hole: 'workbench', wall: 'own listener', wall3: false } as const;

export const workbenchAttempts = attemptsTo('reach another service', [
  {
    ...byWorkbench,
    title: 'a whole address in the request line',
    attack: async ({ workbench, prey: { otherPort } }) => [
      await workbench(get(`http://${other(otherPort)}/`, other(otherPort))),
    ],
  },
  {
    ...byWorkbench,
    title: 'another host in `Host`',
    attack: async ({ workbench, prey: { otherPort } }) => [await workbench(get('/', other(otherPort)))],
  },
  {
    ...byWorkbench,
    title: '`CONNECT`, and a request through the tunnel',
    attack: async ({ workbench, prey: { otherPort } }) => [
      await workbench(
        `CONNECT ${other(otherPort)} HTTP/1.1\r\nHost: ${other(otherPort)}\r\n\r\n${get('/', other(otherPort))}`,
      ),
    ],
  },
  {
    ...byWorkbench,
    title: 'a second request behind the first, which ends in two ways',
    attack: async ({ workbench, prey: { otherPort } }) => [
      await workbench(
        `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get('/', other(otherPort))}`,
      ),
    ],
  },
  {
    ...byWorkbench,
    title: 'a host and a port beside the request, in the order',
    attack: async ({ workbench, prey: { otherPort } }) => [
      await workbench(get('/', 'localhost'), {
        host: '127.0.0.1',
        port: otherPort,
        listener: { host: '127.0.0.1', port: otherPort },
        url: `http://${other(otherPort)}/`,
      }),
    ],
  },
  {
    ...byWorkbench,
    title: "a redirect of the shop's own",
    attack: async ({ workbench, prey: { otherPort } }) => {
      const target = `http://${other(otherPort)}/?https://github.com/juice-shop/juice-shop`;
      return [await workbench(get(`/redirect?to=${encodeURIComponent(target)}`, 'localhost'))];
    },
  },
]);
