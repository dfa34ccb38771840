import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { call } from '#shared/call.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider } from '#tests/support/factories.ts';
import type { Http } from './route.ts';

const Fields = z.object({ title: z.string('name_short').min(2, 'name_short') });
const Kept = z.object({ mediaType: z.string(), bytes: z.number(), title: z.string() });
const mebibyte = 1024 * 1024;

/** What handlers did: how many began, and how each ended. */
const seen = { begun: 0, failed: 0 };
/** Resolves when the next handler has begun. */
let begun = Promise.withResolvers<void>();

function routes(http: Http, app: App): void {
  const upload = (path: string, maxBytes?: number) =>
    http.upload({
      call: call<{ body: typeof Fields; answer: typeof Kept }>('POST', path, 201),
      schemas: { body: Fields, answer: Kept },
      access: 'provider',
      right: 'manage',
      summary: 'Keeps a file',
      tag: 'test',
      accepts: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      ...(maxBytes && { maxBytes }),
      handler: async ({ provider, body, file }) => {
        seen.begun++;
        begun.resolve();
        const key = `uploads/${provider.id}`;
        try {
          await app.files.put(key, file.stream);
        } catch (error) {
          seen.failed++;
          throw error;
        }
        const { length: bytes } = (await app.files.get(key)) ?? { length: 0 };
        return { mediaType: file.mediaType, bytes, title: body.title };
      },
    });
  upload('/api/uploads');
  upload('/api/small-uploads', 3_000);
  http.upload({
    call: call<{ answer: typeof Kept }>('POST', '/api/unread'),
    schemas: { answer: Kept },
    access: 'signed_in',
    summary: 'Forgets to read',
    tag: 'test',
    accepts: ['image/png'],
    handler: async ({ file }) => ({ mediaType: file.mediaType, bytes: 0, title: '' }),
  });
}

let product: TestApp;
let origin: string;
let port: number;
let member: MadePerson;
let png: Buffer;

beforeAll(async () => {
  product = await createTestApp({ routes: [routes] });
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = product.fastify.server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
  png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1e5739' } })
    .png()
    .toBuffer();
});
afterAll(() => product?.close());

/** A member of a provider of their own, whose one key holds what a test has kept. */
beforeEach(async () => {
  member = await addMember();
  Object.assign(seen, { begun: 0, failed: 0 });
  await forget();
});

async function addMember(): Promise<MadePerson> {
  const person = await makePerson(product.app);
  const { id: providerId } = await makeProvider(product.app);
  await addProviderMember(product.app, providerId, { personId: person.id, rights: ['manage'] });
  return person;
}

interface Sent {
  bytes?: Uint8Array;
  name?: string;
  type?: string;
  fields?: [string, string][];
  /** After the file. */
  after?: [string, string | Blob][];
  field?: string;
}

function formOf({ bytes = png, name = 'a.png', type = 'image/png', fields, after = [], field = 'file' }: Sent = {}) {
  const form = new FormData();
  for (const [key, value] of fields ?? [['title', 'Dhow']]) form.append(key, value);
  form.append(field, new Blob([bytes as BlobPart], { type }), name);
  for (const [key, value] of after) form.append(key, value);
  return form;
}

async function post(body: BodyInit | FormData, { path = '/api/uploads', headers = {}, as = member } = {}) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, ...headers },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

const folder = () => join(product.app.config.dataDir, 'files', 'uploads');
/** All stored files, unfinished ones too. */
const kept = () => readdir(folder()).catch(() => []);
const forget = () => rm(folder(), { recursive: true, force: true });

const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.length)]);

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a picture as %s, whatever its name and declared type',
    async (format) => {
      const bytes = await sharp(png).toFormat(format).toBuffer();
      const answer = await post(formOf({ bytes, name: '../../passwd.pdf', type: 'application/pdf' }));
      expect(answer).toEqual({
        status: 201,
        body: { mediaType: `image/${format}`, bytes: bytes.length, title: 'Dhow' },
      });
      expect(await kept()).toHaveLength(1);
    },
  );

  test('a file of up to 10 MiB', async () => {
    const most = await post(formOf({ bytes: padded(10 * mebibyte) }));
    expect(most).toMatchObject({ status: 201, body: { bytes: 10 * mebibyte } });
    await forget();
    const more = await post(formOf({ bytes: padded(10 * mebibyte + 1) }));
    expect(more).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(await kept()).toEqual([]);
  });

  test('a file up to the route’s own limit', async () => {
    const path = '/api/small-uploads';
    expect((await post(formOf({ bytes: padded(3_000) }), { path })).status).toBe(201);
    await forget();
    expect((await post(formOf({ bytes: padded(3_001) }), { path })).status).toBe(413);
    expect([seen.begun - seen.failed, await kept()]).toEqual([1, []]);
  });
});

describe('what is refused', () => {
  test.each([
    ['another type in a picture’s clothes', { bytes: Buffer.from('<svg onload="alert(1)"/>') }],
    ['a type of ours that this route does not take', { bytes: Buffer.from('%PDF-1.7 …') }],
    ['an empty file', { bytes: Buffer.alloc(0) }],
  ] as [string, Sent][])('415: %s', async (_, sent) => {
    expect(await post(formOf(sent))).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    expect([seen.begun, await kept()]).toEqual([0, []]);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded', 'image/png', ''])(
    '415: sent as %j',
    async (type) => {
      const answer = await post('{}', { headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  test.each([
    ['no file', { field: 'picture' }, 'file'],
    ['a field that is not as it should be', { fields: [['title', 'x']] }, 'title'],
    ['a field too few', { fields: [] }, 'title'],
    [
      'a field twice',
      {
        fields: [
          ['title', 'Dhow'],
          ['title', 'Boat'],
        ],
      },
      'title',
    ],
    ['a field that is too long', { fields: [['title', 'x'.repeat(3_000)]] }, 'title'],
    ['a field with a NUL', { fields: [['title', 'Dh\0w']] }, 'title'],
  ] as [string, Sent, string][])('400: %s', async (_, sent, field) => {
    const { status, body } = await post(formOf(sent));
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', [field]]);
    expect([seen.begun, await kept()]).toEqual([0, []]);
  });

  test.each([
    ['a second file', { after: [['file', new Blob(['x'])]] }],
    ['a field after the file', { after: [['title', 'Boat']] }],
    ['too many fields', { fields: Array.from({ length: 21 }, (_, index) => [`f${index}`, 'x']) }],
    ['a field that names a prototype', { fields: [['__proto__', 'x']] }],
  ] as [string, Sent][])('400, and nothing is kept: %s', async (_, sent) => {
    expect(await post(formOf(sent))).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect([seen.begun, await kept()]).toEqual([seen.failed, []]);
  });

  test('400, and nothing is kept: a form that is cut off, or is no form', async () => {
    const whole = Buffer.from(await new Response(formOf()).arrayBuffer());
    const boundary = whole.toString('latin1', 2, whole.indexOf('\r\n'));
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    expect((await post(whole, { headers })).status).toBe(201);
    await forget();
    for (const body of [whole.subarray(0, whole.length - 100), whole.subarray(0, whole.length - 4), 'nothing', '']) {
      expect((await post(body, { headers })).status, String(body.length)).toBe(400);
    }
    expect((await post(whole, { headers: { 'content-type': 'multipart/form-data' } })).status).toBe(400);
    expect([seen.begun - seen.failed, await kept()]).toEqual([1, []]);
  });

  test('500, and logged: a handler that does not read its file', async () => {
    expect((await post(formOf({ fields: [] }), { path: '/api/unread' })).status).toBe(500);
    expect(product.logged.join('')).toContain('did not read its file to the end');
  });
});

describe('while it is sent', () => {
  /** A request that is open for more of its body; `answer` resolves as soon as its head is there. */
  function begin({
    token = member.token,
    agent = undefined as Agent | undefined,
    length = undefined as number | undefined,
  } = {}) {
    const request = send({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/uploads', agent },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=xx',
        ...(length !== undefined && { 'content-length': length }),
      },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      request.on('response', resolve).on('error', reject),
    );
    return { request, answer };
  }
  const beginning = () =>
    Buffer.concat([
      Buffer.from('--xx\r\ncontent-disposition: form-data; name="title"\r\n\r\nDhow\r\n'),
      Buffer.from('--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      png,
    ]);

  test('an upload that is aborted leaves no file, and no error in the log', async () => {
    begun = Promise.withResolvers();
    const { length: logged } = product.logged;
    const { request, answer } = begin();
    request.write(beginning());
    await begun.promise;
    await expect.poll(kept).toHaveLength(1);
    request.destroy();
    await expect(answer).rejects.toThrow('socket hang up');
    await expect.poll(kept).toEqual([]);
    expect(seen).toEqual({ begun: 1, failed: 1 });
    expect(product.logged.slice(logged).join('')).not.toContain('request failed');
  });

  test('one person sends four files at once, and all together twelve; further ones are refused until one ends', async () => {
    const people = [member, ...(await Promise.all([1, 2, 3].map(addMember)))];
    const open = async (token: string) => {
      begun = Promise.withResolvers();
      const upload = begin({ token });
      upload.request.write(beginning());
      const refusal = upload.answer.then(({ statusCode }) => statusCode);
      return { ...upload, status: await Promise.race([begun.promise, refusal]) };
    };
    const opened = [];
    for (const { token } of people.slice(0, 3)) {
      for (let count = 0; count < 4; count += 1) opened.push(await open(token));
      if (token !== member.token) continue;
      const fifth = await open(token);
      expect(fifth.status).toBe(503);
      fifth.request.destroy(); // otherwise the server waits for the rest of it when it is closed
    }
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => undefined));
    const [last] = people.slice(-1);
    const more = await post(formOf(), { as: last });
    expect(more).toMatchObject({ status: 503, body: { code: 'too_busy', retryAfter: 5 } });
    opened[0]?.request.destroy();
    await expect(opened[0]?.answer).rejects.toThrow('socket hang up');
    await expect.poll(async () => (await post(formOf(), { as: last })).status).toBe(201);
    for (const { request, answer } of opened.slice(1)) {
      answer.catch(() => undefined);
      request.destroy();
    }
    await expect.poll(() => seen.failed).toBe(opened.length);
  });

  test('a caller without the right is refused before the body is read', async () => {
    for (const [token, status] of [
      ['', 401],
      [(await makePerson(product.app)).token, 403],
    ] as const) {
      const { request, answer } = begin({ token });
      request.flushHeaders();
      expect((await answer).statusCode).toBe(status);
      request.destroy();
    }
  });

  test('a declared length that is too large is refused before the body is read', async () => {
    const { request, answer } = begin({ length: 11 * mebibyte });
    request.flushHeaders();
    expect((await answer).statusCode).toBe(413);
    request.destroy();
  });

  test('a client that keeps sending after the refusal is disconnected', async () => {
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/uploads HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${member.token}`,
      'content-type: multipart/form-data; boundary=xx',
      'transfer-encoding: chunked',
    ];
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const answer = once(socket, 'data');
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
        yield chunk(beginning());
        for (; ; sent++) yield chunk(Buffer.alloc(mebibyte));
      })(),
    );
    const cutOff = pipeline(endless, socket);
    expect(String(await answer)).toMatch(/^HTTP\/1.1 413 /);
    await expect(cutOff).rejects.toThrow(/ECONNRESET|EPIPE/);
    expect(sent).toBeLessThan(100);
  });

  test('after a refusal the same connection takes the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports: (number | undefined)[] = [];
    for (const [text, status] of [
      ['<svg/>', 415],
      ['%PDF-1.7', 415],
    ] as const) {
      const { request, answer } = begin({ agent });
      request.write(beginning().subarray(0, -png.length));
      request.end(Buffer.concat([Buffer.from(text), Buffer.alloc(3 * mebibyte), Buffer.from('\r\n--xx--\r\n')]));
      const { statusCode, socket } = (await answer).resume();
      expect(statusCode).toBe(status);
      ports.push(socket.localPort);
      await new Promise((resolve) => request.on('close', resolve));
    }
    expect(new Set(ports).size).toBe(1);
    agent.destroy();
  });
});

test('the OpenAPI description has the form', async () => {
  const { paths } = (await product.fastify.inject('/api/openapi.json')).json();
  const { requestBody, 'x-access': access } = paths['/api/uploads'].post;
  expect(access).toEqual({ access: 'provider', right: 'manage' });
  expect(requestBody.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { title: { type: 'string', minLength: 2 }, file: { type: 'string', format: 'binary' } },
        required: ['title', 'file'],
      },
    },
  });
});
