/**
 * The bare server: Fastify and pg, nothing else. It answers the calls of the bench from the same rows as the product,
 * each by the best statement, prepared. What it leaves out is in docs/speed.md. Started by the bench with fork(); the
 * first message has its port, the database and the pages that it serves as they are.
 */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import {
  type BookValues,
  bookReadStatement,
  bookValues,
  bookWriteStatement,
  connectionOptions,
  detailStatement,
  listStatement,
  searchStatement,
} from './statements.ts';

export interface BareOptions {
  url: string;
  connections: number;
  pages: Record<string, { type: string; encoding: string; body: Uint8Array }>;
}

type Row = Record<string, unknown>;
interface BookingBody {
  serviceId: string;
  startDate: string;
  contact: { email: string };
}

const numbered = Object.fromEntries(bookValues.map((name, index) => [name, `$${index + 1}`])) as BookValues;
const texts = {
  list: listStatement('$1'),
  search: searchStatement('$1'),
  detail: detailStatement('$1'),
  bookRead: bookReadStatement({ token: '$1', service: '$2', date: '$3::date' }),
  bookWrite: bookWriteStatement(numbered),
};

process.once('message', (options: BareOptions) => void serve(options));
// Ends with the bench, however that ends.
process.once('disconnect', () => process.exit(0));

async function serve({ url, connections, pages }: BareOptions): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: connections, options: connectionOptions });
  const ask = async (name: keyof typeof texts, values: unknown[]): Promise<Row[]> =>
    (await pool.query({ name, text: texts[name], values })).rows;
  const server = Fastify();
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get<{ Querystring: { category?: string; q?: string } }>('/api/services', async ({ query: { category, q } }) =>
    pageOf(q ? await ask('search', [q]) : await ask('list', [category])),
  );
  server.get<{ Params: { id: string } }>('/api/services/:id', async ({ params }, reply) => {
    const [row] = await ask('detail', [params.id]);
    return row ?? reply.code(404).send({});
  });
  server.post<{ Body: BookingBody }>('/api/bookings', async ({ body, headers }, reply) => {
    const token = String(headers.authorization).slice('Bearer '.length);
    const id = await book(ask, body, { token, key: headers['idempotency-key'] });
    return id ? reply.code(201).send({ success: true, id }) : reply.code(409).send({});
  });
  for (const [path, { type, encoding, body }] of Object.entries(pages)) {
    const bytes = Buffer.from(body);
    server.get(path, (_, reply) => reply.header('content-type', type).header('content-encoding', encoding).send(bytes));
  }
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(origin);
}

let references = 0;
const run = Date.now().toString(36).toUpperCase();

async function book(
  ask: (name: 'bookRead' | 'bookWrite', values: unknown[]) => Promise<Row[]>,
  body: BookingBody,
  { token, key }: { token: string; key: unknown },
) {
  const { serviceId: service, startDate: date, contact } = body;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const [found] = await ask('bookRead', [sha256(token), service, date]);
  if (!found) return undefined;
  const value: Row = {
    ...{ ...found, service, date, email: contact.email, reference: `BARE-${run}-${++references}` },
    ...{ key, digest: sha256(JSON.stringify(body)) },
  };
  const [written] = await ask(
    'bookWrite',
    bookValues.map((name) => value[name]),
  );
  return written?.id;
}

const pageOf = (items: Row[]) => ({ items, total: items[0]?.total ?? 0 });
