import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../support/client.ts';
import { type Garden, startGarden } from './garden.ts';

let garden: Garden;

beforeEach(async () => {
  garden = await startGarden();
});

afterEach(() => garden.stop());

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const stored = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/);

function sow(plant: unknown): Promise<Answer> {
  return garden.client.post('/api/Plants', plant);
}

function change(plant: unknown, id = 1): Promise<Answer> {
  return garden.client.put(`/api/Plants/${id}`, plant);
}

function expectRefusal(answer: Answer, status: number, body: unknown): void {
  expect([answer.status, answer.json()]).toEqual([status, body]);
}

describe('a create', () => {
  test('answers 201 with the location of the row, defaults first, then the id and what was sent, then the rest', async () => {
    const answer = await sow({ price: '2.5', name: 'lemon' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/Plants/1');
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(Object.keys(data)).toEqual([
      'isEdible',
      'family',
      'note',
      'id',
      'price',
      'name',
      'updatedAt',
      'createdAt',
      'BedId',
      'latinName',
      'height',
      'plantedAt',
      'code',
      'deletedAt',
    ]);
    expect(data).toMatchObject({
      isEdible: true,
      family: 'unknown',
      note: 'note 0',
      id: 1,
      height: null,
      deletedAt: null,
    });
    expect(data).toMatchObject({ updatedAt: iso, createdAt: iso });
  });

  test('re-reads the row: numbers sent as strings are returned as numbers', async () => {
    const { data } = (await sow({ price: '2.5', height: '7', isEdible: 'false' })).json();
    expect(data).toMatchObject({ price: 2.5, height: 7, isEdible: false });
  });

  test('stores dates and booleans in their stored forms', async () => {
    await sow({ plantedAt: '2025-03-01T10:00:00Z', isEdible: false, createdAt: '2020-01-01' });
    expect(garden.rows()[0]).toMatchObject({
      plantedAt: '2025-03-01 10:00:00.000 +00:00',
      isEdible: 0,
      createdAt: '2020-01-01 00:00:00.000 +00:00',
      updatedAt: stored,
    });
  });

  test('accepts every attribute, even id and dates, but never sets the time of the update', async () => {
    const { data } = (await sow({ id: 77, updatedAt: '2020-01-01', deletedAt: '2030-01-01', nonsense: 1 })).json();
    expect(data).toMatchObject({ id: 77, deletedAt: '2030-01-01T00:00:00.000Z' });
    expect(data.updatedAt).not.toContain('2020');
    expect(data).not.toHaveProperty('nonsense');
  });

  test('stores text in a column of numbers as it is', async () => {
    const { data } = (await sow({ price: 'cheap' })).json();
    expect(data.price).toBe('cheap');
  });

  test('without a JSON body creates a row of defaults', async () => {
    const answer = await garden.client.call('POST', '/api/Plants', { body: '{"name":"x"}' });
    expect([answer.status, answer.json().data.name]).toEqual([201, null]);
  });

  test('with the JSON value null fails', async () => {
    const answer = await garden.client.call('POST', '/api/Plants', {
      body: 'null',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(500);
    expect(answer.json().error.message).toMatch(/^Cannot read properties of null/);
    expect(garden.rows()).toEqual([]);
  });

  test('runs the hooks in their order, and lets them complete the row', async () => {
    const { data } = (await sow({ name: 'raspberry', family: 'berry' })).json();
    expect(data.code).toBe('BRY');
    expect(garden.heard).toEqual(['before raspberry', 'changed', 'after raspberry']);
  });

  test('passes values through their setters', async () => {
    const answer = await sow({ secret: 'sour' });
    expect(answer.text).not.toContain('secret');
    expect(garden.rows()[0]?.secret).toBe('f50e6c3593d2dfc0f3f5420263dffdd0');
  });
});

describe('an update', () => {
  beforeEach(async () => {
    await sow({ name: 'lemon', latinName: 'Citrus limon', height: 5, price: 1, BedId: 1 });
    await sow({ name: 'lime', latinName: 'Citrus latifolia' });
  });

  test('answers with the whole row, with the sent values unchanged', async () => {
    const answer = await change({ height: '9', plantedAt: '2025-03-01', name: 'big lemon' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'success',
      data: { id: 1, height: '9', name: 'big lemon', plantedAt: '2025-03-01T00:00:00.000Z', price: 1, updatedAt: iso },
    });
    expect(answer.text).not.toContain('secret');
    expect((await garden.client.get('/api/Plants/1')).json().data).toMatchObject({ height: 9, name: 'big lemon' });
  });

  test('cannot change the key or the creation date', async () => {
    const before = garden.rows()[0];
    const { data } = (await change({ id: 99, createdAt: '2020-01-01', updatedAt: '2020-01-01', price: 2 })).json();
    expect(data.id).toBe(1);
    expect(garden.rows()[0]).toMatchObject({ id: 1, createdAt: before?.createdAt, price: 2 });
    expect(String(garden.rows()[0]?.updatedAt)).not.toContain('2020');
  });

  test('that changes nothing writes nothing', async () => {
    const before = garden.rows();
    expect((await change({ name: 'lemon', nonsense: 1 })).status).toBe(200);
    expect(garden.rows()).toEqual(before);
  });

  test('validates only what changes', async () => {
    await sow({ name: 'odd' });
    expect((await change({ name: 'odder' }, 3)).status).toBe(200);
    expectRefusal(await change({ height: 0 }, 3), 400, {
      message: 'Validation error: Validation min on height failed',
      errors: [{ field: 'height', message: 'Validation min on height failed' }],
    });
  });

  test('cannot change a frozen key once it is set', async () => {
    const message = '`BedId` cannot be updated due `noUpdate` constraint';
    expectRefusal(await change({ BedId: 2 }), 400, {
      message: `null: ${message}`,
      errors: [{ field: 'BedId', message }],
    });
    expect((await change({ BedId: '1' })).status).toBe(200);
    expect((await change({ BedId: 2 }, 2)).status).toBe(200);
  });

  test('of a row that does not exist is 404', async () => {
    expectRefusal(await change({ name: 'x' }, 99), 404, { message: 'Not Found', errors: [] });
  });
});

describe('a delete', () => {
  test('only marks the row: it no longer exists for any verb, and its unique values stay taken', async () => {
    await sow({ name: 'lemon', latinName: 'Citrus limon' });
    const answer = await garden.client.delete('/api/Plants/1');
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":{}}']);
    expect(garden.rows()[0]).toMatchObject({ deletedAt: stored });
    for (const verb of ['GET', 'PUT', 'DELETE']) {
      const again = await garden.client.call(verb, '/api/Plants/1', verb === 'PUT' ? { body: { name: 'x' } } : {});
      expect([verb, again.status]).toEqual([verb, 404]);
    }
    expect((await sow({ latinName: 'Citrus limon' })).status).toBe(400);
  });
});

describe('a write is refused', () => {
  test('for each validator that fails, all of them at once', async () => {
    expectRefusal(await sow({ height: 1000, family: 'grass', code: 'TOOLONG' }), 400, {
      message: [
        'Validation error: Validation max on height failed',
        'Validation error: Validation isIn on family failed',
        'Validation error: Validation len on code failed',
      ].join(',\n'),
      errors: [
        { field: 'height', message: 'Validation max on height failed' },
        { field: 'family', message: 'Validation isIn on family failed' },
        { field: 'code', message: 'Validation len on code failed' },
      ],
    });
    expect((await sow({ height: 'tall' })).json().errors).toContainEqual({
      field: 'height',
      message: 'Validation isInt on height failed',
    });
    expect(garden.rows()).toEqual([]);
  });

  test('but not by validators of a value that is null', async () => {
    expect((await sow({ height: null, code: null })).status).toBe(201);
  });

  test('for null where it is not allowed', async () => {
    const message = 'Plant.note cannot be null';
    expectRefusal(await sow({ note: null }), 400, {
      message: `notNull Violation: ${message}`,
      errors: [{ field: 'note', message }],
    });
  });

  test('for a duplicate of a unique value, the key included', async () => {
    await sow({ latinName: 'Citrus limon' });
    expectRefusal(await sow({ latinName: 'Citrus limon' }), 400, {
      message: 'Validation error',
      errors: [{ field: 'latinName', message: 'latinName must be unique' }],
    });
    expectRefusal(await sow({ id: 1 }), 400, {
      message: 'Validation error',
      errors: [{ field: 'id', message: 'id must be unique' }],
    });
  });

  test.each([[['a', 'b']], [{ a: 1 }]])('for a structure where a string belongs: %j', async (name) => {
    const message = 'name cannot be an array or an object';
    expectRefusal(await sow({ name }), 400, {
      message: `string violation: ${message}`,
      errors: [{ field: 'name', message }],
    });
  });

  test('for a missing row of another table', async () => {
    expectRefusal(await sow({ BedId: 99 }), 500, {
      message: 'internal error',
      errors: ['SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'],
    });
  });

  test('for what a setter, a hook or the database cannot accept, with their own words', async () => {
    const failed = async (plant: unknown) => {
      const answer = await sow(plant);
      expect([answer.status, answer.json().message]).toEqual([500, 'internal error']);
      return answer.json().errors[0];
    };
    expect(await failed({ secret: 5 })).toContain('The "data" argument must be of type string');
    expect(await failed({ name: 'weed' })).toBe('No weeds here!');
    expect(await failed({ price: [1] })).toEqual(expect.any(String));
    expect(garden.rows()).toEqual([]);
    expect(garden.errors).toEqual([500, 500, 500]);
  });
});

describe('an owner', () => {
  test('may look at a request before the generated verb, answer instead of it, or leave the verb out', async () => {
    const own = await startGarden({
      before: {
        create: (request, reply, done) => (request.headers['x-stop'] ? void reply.code(418).send({}) : done()),
      },
      instead: { read: (_request, reply) => reply.send({ mine: true }), delete: false },
    });
    try {
      expect((await own.client.post('/api/Plants', {}, { headers: { 'x-stop': '1' } })).status).toBe(418);
      expect((await own.client.post('/api/Plants', {})).status).toBe(201);
      expect((await own.client.get('/api/Plants/1')).json()).toEqual({ mine: true });
      expect((await own.client.delete('/api/Plants/1')).status).toBe(404);
    } finally {
      await own.stop();
    }
  });
});
