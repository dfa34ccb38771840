import { parse } from 'csv-parse/sync';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { KES_MAX } from '#shared/money.ts';

/** The payments to us in a statement. `skipped` counts charges, withdrawals and rows that are not completed. */
interface Statement {
  payments: ReceivedPayment[];
  rows: number;
  skipped: number;
}

const wanted = {
  receipt: 'receipt no',
  time: 'completion time',
  details: 'details',
  status: 'transaction status',
  paidIn: 'paid in',
  account: 'a/c no',
} as const;
type Column = keyof typeof wanted;

const plain = (title: string) => title.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim();

/**
 * Reads a statement of the M-Pesa organisation portal (CSV). Lines above the titles (short code, period) are ignored.
 * @returns undefined when it has no titles or is not CSV; `badLine`, the number of the first line that cannot be
 *   M-Pesa's: its number of cells differs from the titles, or its amount is one that M-Pesa never moves
 */
export function readStatement(csv: string): Statement | { badLine: number } | undefined {
  let lines: Line[];
  try {
    lines = parse(csv, { ...how, info: true }) as unknown as Line[];
  } catch {
    return undefined; // csv-parse throws at quotes that never end
  }
  const head = lines.findIndex(({ record }) => record.some((title) => plain(title) === wanted.receipt));
  const titles = lines[head]?.record.map(plain) ?? [];
  const at = Object.fromEntries(Object.entries(wanted).map(([name, title]) => [name, titles.indexOf(title)]));
  const { receipt = -1, paidIn = -1 } = at as Record<Column, number>;
  if (receipt < 0 || paidIn < 0) return undefined;
  const rows = lines.slice(head + 1);
  const payments: ReceivedPayment[] = [];
  for (const { record, info } of rows) {
    // With one comma too many every following cell would be under the wrong title.
    if (record.length !== titles.length) return { badLine: info.lines };
    const payment = paymentOf((column) => record[(at as Record<Column, number>)[column]] ?? '');
    if (payment === 'impossible') return { badLine: info.lines };
    if (payment) payments.push(payment);
  }
  return { payments, rows: rows.length, skipped: rows.length - payments.length };
}

const how = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
/** `lines`: the number of the line at which the row ends. */
type Line = { record: string[]; info: { lines: number } };

function paymentOf(cell: (column: Column) => string): ReceivedPayment | 'impossible' | undefined {
  const receipt = cell('receipt').toUpperCase();
  const status = cell('status').toLowerCase();
  if (!/^[A-Z0-9]{6,20}$/.test(receipt) || (status && status !== 'completed')) return undefined;
  const amountMinor = minorOf(cell('paidIn'));
  if (amountMinor === undefined) return 'impossible';
  if (amountMinor === 0) return undefined;
  const at = instantOf(cell('time'));
  const named = cell('account') || (/\bAcc\.?\s+(\S+)/i.exec(cell('details'))?.[1] ?? '');
  return { receipt, amountMinor, accountReference: named, ...(at && { at }) };
}

/**
 * '11,000.00' → 1100000; '' and negative amounts → 0, since nothing was paid in; undefined for an amount that M-Pesa
 * never moves in one payment.
 */
function minorOf(text: string): number | undefined {
  if (text === '' || text.startsWith('-')) return 0;
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})?$/.test(text)) return undefined;
  const shillings = Number(text.replaceAll(',', ''));
  return shillings <= KES_MAX ? shillings * 100 : undefined;
}

/** '2026-11-21 14:31:07' or '21-11-2026 14:31:07' (also with slashes or dots) as an instant, read as Nairobi's time. */
function instantOf(text: string): Date | undefined {
  const parts = /^(\d{2,4})[-/.](\d{2})[-/.](\d{2,4})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(text);
  if (!parts) return undefined;
  const [, first = '', month, third = '', hour, minute, second = '00'] = parts;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
