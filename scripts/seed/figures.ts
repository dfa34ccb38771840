import { createHash } from 'node:crypto';

/** Makes the SQL of a whole number from 0 to `size` − 1; `key` and `size` are SQL. */
export type Pick = (topic: string, key: string, size: string | number) => string;

/**
 * Figures that look random and are the same each time: from PostgreSQL's hash of a number, under the seed and a topic.
 */
export function pickWith(seed: number): Pick {
  const salt = (topic: string) => createHash('sha256').update(`${seed} ${topic}`).digest().readUIntBE(0, 6);
  return (topic, key, size) =>
    `((hashint8extended((${key})::bigint, ${salt(topic)}) & 2147483647) % greatest(1, ${size}))::int`;
}

/** What an id is made for; no two tables share one, so that no two rows share an id. */
const owners = {
  ...{ person: 1, provider: 2, service: 3, season: 4, booking: 5, asked: 6, paid: 7, ended: 8 },
  ...{ payment: 9, attempt: 10, refund: 11, order: 12, transfer: 13, points: 14, review: 15, account: 16, mark: 17 },
} as const;

/**
 * The SQL of a UUIDv7 from an instant and a number below 2^60, both SQL, so that ids rise with time as the product's do.
 * @param ms milliseconds since 1970
 */
export const idOf = (owner: keyof typeof owners, ms: string, number: string): string =>
  `(lpad(to_hex(${ms}), 12, '0') || '7${owners[owner].toString(16).padStart(3, '0')}8'
    || lpad(to_hex((${number})::bigint), 15, '0'))::uuid`;

/** The SQL of an instant from milliseconds since 1970. */
export const at = (ms: string): string => `to_timestamp((${ms}) / 1000.0::float8)`;

const dayMs = 86_400_000;

/** The SQL of milliseconds since 1970 at 00:00 in Nairobi (three hours before UTC) of a date. */
export const midnight = (date: string): string => `((${date} - date '1970-01-01')::bigint * ${dayMs} - 10800000)`;

/** A text as SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The SQL of one of these texts. */
export const pickFrom = (pick: Pick, topic: string, key: string, texts: readonly string[]): string =>
  `(${textArray(texts)})[1 + ${pick(topic, key, texts.length)}]`;

/** Texts as an SQL array. */
export const textArray = (texts: readonly string[]): string => `array[${texts.map(quoted).join(', ')}]::text[]`;
