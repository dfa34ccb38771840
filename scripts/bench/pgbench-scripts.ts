import type { KindName } from './kinds.ts';
import { category, typos } from './requests.ts';
import {
  type BookValues,
  bookReadStatement,
  bookValues,
  bookWriteStatement,
  detailStatement,
  listStatement,
  searchStatement,
} from './statements.ts';

const oneLine = (sql: string) => `${sql.replace(/\s+/g, ' ').trim()};\n`;
const literal = (text: string) => `'${text}'::text`;

/** The scripts of each kind that the database alone can answer. */
export const pgbenchScripts: Partial<Record<KindName, readonly string[]>> = {
  list: [oneLine(listStatement(literal(category)))],
  search: typos.map((typo) => oneLine(searchStatement(literal(typo)))),
  detail: [`\\set n random(1, :listings)\n${oneLine(detailStatement('(select id from bench.listings where n = :n)'))}`],
  book: [bookScript()],
};

/** Each client books every so many-th place, so that none is booked twice. */
function bookScript(): string {
  const slot = (column: string) => `(select ${column} from bench.slots where n = :n)`;
  const read = bookReadStatement({ token: slot('token_sha256'), service: slot('service_id'), date: slot('date') });
  const values = Object.fromEntries(bookValues.map((name) => [name, `:${name}`])) as BookValues;
  const write = bookWriteStatement({
    ...values,
    reference: `'PGBENCH-' || cast(:run as text) || '-' || cast(:n as text)`,
    email: `'bench@twende.test'`,
    key: 'gen_random_uuid()',
    digest: `encode(sha256(convert_to(cast(:n as text), 'UTF8')), 'hex')`,
  });
  const gset = (sql: string) => oneLine(sql).replace(/;\n$/, ' \\gset\n');
  return `\\set n :first + :i * :clients + :client_id\n\\set i :i + 1\n${gset(read)}${gset(write)}`;
}
