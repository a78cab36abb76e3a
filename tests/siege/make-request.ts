import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { type ContractRoute, contractRoutes } from '../../shared/api/routes.ts';
import type { Request } from '../adversity/request.ts';
import { samplesFor } from '../adversity/samples.ts';
import type { World } from '../adversity/world.ts';
import { formOf, jsonOf } from '../adversity/wrong/fields.ts';
import { nameOf, wrongRequests } from '../adversity/wrong/requests.ts';
import { multipartBody, multipartType } from '../support/multipart.ts';
import { tinyPictures } from '../support/pictures.ts';
import type { Caller, FileFill, Idea } from './step.ts';

/** A request, and the route whose responses are allowed for it. */
export interface Aimed {
  readonly route: ContractRoute;
  readonly request: Request;
}

const xmlOpening = '<?xml version="1.0"?>';

/** @param number of the request in its step */
export function makeRequest(idea: Idea, world: World, as: Caller, number: number): Aimed {
  const numbered = (text: string) => text.replaceAll('{n}', String(number));
  const repeated = (unit: string, length: number) =>
    numbered(unit)
      .repeat(Math.ceil(length / unit.length))
      .slice(0, length);
  const json = (name: string, fields: object, target?: string): Aimed => {
    const route = routeNamed(name);
    const body = Buffer.from(JSON.stringify(fields));
    return aimed(route, target ?? route.path, { 'content-type': 'application/json' }, body);
  };
  const aimed = (route: ContractRoute, target: string, headers: object = {}, body: Buffer | null = null): Aimed => ({
    route,
    request: {
      verb: route.verb === 'any' ? 'GET' : route.verb,
      target,
      // A different address for each request keeps it below the rate limits.
      headers: {
        accept: 'application/json',
        'x-forwarded-for': addressOf(number),
        ...credentials(world, as),
        ...headers,
      },
      body,
      leavesAfter: null,
    },
  });

  switch (idea.kind) {
    case 'wrong': {
      const route = routeNamed(idea.route);
      // Enough are generated for one to have this number.
      const seed = (idea.seed + number) % 2 ** 31;
      const [request] = fc.sample(wrongRequests(route, world), { seed, numRuns: 1 });
      if (request === undefined) {
        throw new Error('No request was generated.');
      }
      return { route, request };
    }
    case 'long': {
      const text = repeated(idea.unit, idea.length);
      const right = rightRequest(idea.route, world, number);
      const { route } = right;
      const spoilt = (values: Readonly<Record<string, unknown>>) => {
        const names = Object.keys(values);
        return { ...values, [names[idea.which % Math.max(1, names.length)] ?? 'q']: text };
      };
      const { parameters, query, fields } = right;
      const place = idea.place === 'field' && Object.keys(fields).length === 0 ? 'query' : idea.place;
      const body = bodyOf(right, place === 'field' ? spoilt(fields) : fields);
      const path = pathOf(route.path, place === 'parameter' ? spoilt(parameters) : parameters);
      const asked = formOf(Object.entries(place === 'query' ? spoilt(query) : query)).slice(0, longestTarget);
      const headers = place === 'header' ? { 'x-siege': latin(text).slice(0, longestTarget) } : {};
      return aimed(route, `${path}${asked === '' ? '' : `?${asked}`}`, { ...headers, ...body.headers }, body.bytes);
    }
    case 'deep': {
      const right = rightRequest(idea.route, world, number);
      const path = pathOf(right.route.path, right.parameters);
      if (idea.shape === 'brackets') {
        return aimed(right.route, `${path}?q${'[a]'.repeat(Math.min(idea.depth, longestTarget / 3))}=1`);
      }
      const [open, close] = idea.shape === 'list' ? ['[', ']'] : ['{"a":', '}'];
      const nested = `${open.repeat(idea.depth)}1${close.repeat(idea.depth)}`;
      const [name = 'a'] = Object.keys(right.fields);
      const body = Buffer.from(`{${JSON.stringify(name)}:${nested}}`);
      return aimed(right.route, path, { 'content-type': 'application/json' }, body);
    }
    case 'sql': {
      const text = numbered(idea.text);
      if (idea.door === 'search') {
        const q = `x${number}')) UNION SELECT 1,${text},3,4,5,6,7,8,9--`;
        return aimed(routeNamed('GET /rest/products/search'), `/rest/products/search?q=${encodeURIComponent(q)}`);
      }
      return json('POST /rest/user/login', { email: `x${number}' OR ${text} --`, password: 'x' });
    }
    case 'code':
      return codeRequest(idea.door, idea.text, { json, aimed, world });
    case 'file': {
      const content = fileOf(idea.fill, idea.length);
      const field = idea.route === 'POST /rest/memories' ? 'image' : 'file';
      const body = multipartBody(
        { field: 'caption', content: 'x' },
        { field, fileName: idea.name, type: typeOf(idea.fill), content },
      );
      const route = routeNamed(idea.route);
      return aimed(route, route.path, { 'content-type': multipartType }, body);
    }
    case 'page': {
      const headers = Object.entries(idea.headers).map(([name, value]) => [name, numbered(value)]);
      return aimed(routeOfPage(idea.target), idea.target, Object.fromEntries(headers));
    }
    case 'headers': {
      const names = Array.from({ length: idea.count }, (_, index) => [`x-${index}`, 'a'.repeat(idea.length)]);
      return aimed(routeOfPage('/'), '/', Object.fromEntries(names));
    }
    case 'rpc': {
      const params = [repeated(idea.unit, idea.length)];
      const calls = Array.from({ length: idea.calls }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: idea.method,
        params,
      }));
      return json('POST /rpc', calls);
    }
  }
}

/** The most characters of a request line or header that still get through. */
const longestTarget = 12_000;

type Making = {
  readonly json: (name: string, fields: object, target?: string) => Aimed;
  readonly aimed: (route: ContractRoute, target: string, headers?: object, body?: Buffer | null) => Aimed;
  readonly world: World;
};

function codeRequest(
  door: Extract<Idea, { kind: 'code' }>['door'],
  text: string,
  { json, aimed, world }: Making,
): Aimed {
  const called = `(()=>{${text}})()`;
  const segment = encodeURIComponent(called);
  switch (door) {
    case 'reviews':
      return aimed(routeNamed('GET /rest/products/:id/reviews'), `/rest/products/${segment}/reviews`);
    case 'tracking':
      return aimed(
        routeNamed('GET /rest/track-order/:id'),
        `/rest/track-order/${encodeURIComponent(`' || ${called} || '`)}`,
      );
    case 'order lines':
      return json('POST /b2b/v2/orders', { cid: 'x', orderLinesData: called });
    case 'user name': {
      const route = routeNamed('POST /profile');
      const body = Buffer.from(`username=${encodeURIComponent(`#{${called}}`)}`);
      return aimed(route, '/profile', { 'content-type': 'application/x-www-form-urlencoded' }, body);
    }
    case 'chatbot':
      return json('POST /rest/chatbot/respond', { action: 'query', query: `"); ${text}; ("` });
    case 'selector':
      return json('PATCH /rest/products/reviews', { id: { $ne: world.review, $where: called }, message: 'x' });
  }
}

/** Returns what a route would accept. */
function rightRequest(name: string, world: World, number: number) {
  const route = routeNamed(name);
  const { parameters = {}, query = {}, body } = samplesFor(world)[name] ?? {};
  const fields = Object.entries(body?.fields ?? {}).map(([field, value]) => [
    field,
    value instanceof fc.Arbitrary ? fc.sample(value, { seed: number + 1, numRuns: 1 })[0] : value,
  ]);
  return { route, parameters, query, encoding: body?.encoding, file: body?.file, fields: Object.fromEntries(fields) };
}

function bodyOf({ encoding, file }: ReturnType<typeof rightRequest>, fields: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(fields);
  switch (encoding) {
    case undefined:
      return { headers: {}, bytes: null };
    case 'json':
      return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(jsonOf(entries)) };
    case 'form':
      return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, bytes: Buffer.from(formOf(entries)) };
    case 'multipart': {
      const parts = entries.map(([field, value]) => ({ field, content: String(value) }));
      const files =
        file === undefined ? [] : [{ field: file.field, fileName: file.name, type: file.type, content: file.content }];
      return { headers: { 'content-type': multipartType }, bytes: multipartBody(...parts, ...files) };
    }
  }
}

function pathOf(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const segments = path.split('/').map((segment) => {
    if (segment !== '*' && !segment.startsWith(':')) {
      return segment;
    }
    const value = String(parameters[segment.replace(/^:/, '')] ?? parameters.q ?? '1');
    return encodeURIComponent(value.toWellFormed()).slice(0, longestTarget);
  });
  return segments.join('/');
}

function fileOf(fill: FileFill, length: number): Buffer {
  switch (fill) {
    case 'zeros':
      return Buffer.alloc(length);
    case 'noise':
      return randomBytes(length);
    case 'xml':
      return Buffer.from(`${xmlOpening}${'<a>'.repeat(length / 7)}${'</a>'.repeat(length / 7)}`);
    case 'entities': {
      const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`);
      return Buffer.from(
        `${xmlOpening}<!DOCTYPE x [<!ENTITY a0 "${'x'.repeat(length / 10)}">${entities.join('')}]><x>&a9;</x>`,
      );
    }
    case 'yaml':
      return Buffer.from(`${'['.repeat(length / 2)}${']'.repeat(length / 2)}`);
    case 'aliases':
      return Buffer.from(
        Array.from(
          { length: 9 },
          (_, at) => `a${at}: &a${at} [${Array(10).fill(at === 0 ? 'x' : `*a${at - 1}`)}]`,
        ).join('\n'),
      );
    case 'zip':
      return Buffer.from(zipSync({ '../../ftp/siege.md': Buffer.alloc(length * 20) }));
    case 'picture':
      return Buffer.concat([tinyPictures.png, Buffer.alloc(length)]);
  }
}

function typeOf(fill: FileFill): string {
  return (
    { xml: 'text/xml', entities: 'text/xml', yaml: 'text/yaml', aliases: 'text/yaml', zip: 'application/zip' }[
      fill as string
    ] ?? 'image/png'
  );
}

function routeNamed(name: string): ContractRoute {
  const route = contractRoutes.find((each) => nameOf(each) === name);
  if (route === undefined) {
    throw new Error(`There is no route ${name}.`);
  }
  return route;
}

/** Returns the table's route for a page, or a substitute for pages that the table doesn't have. */
function routeOfPage(target: string): ContractRoute {
  const [path = ''] = target.replace(/\/$/, '').split('?', 1);
  const found = contractRoutes.find(({ verb, path: known }) => {
    const start = known.replace(/\/?\*$/, '');
    return (verb === 'GET' || verb === 'any') && (known === path || (known.endsWith('*') && path.startsWith(start)));
  });
  return found ?? { verb: 'GET', path, guards: [], section: '' };
}

function credentials({ keys }: World, as: Caller): Readonly<Record<string, string>> {
  if (as === 'nobody') {
    return {};
  }
  const token = keys[as];
  return { authorization: `Bearer ${token}`, cookie: `token=${token}` };
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** Replaces the characters that a header cannot hold. */
function latin(text: string): string {
  return text.replace(/[^\t\x20-\x7e]/g, '?');
}
