import { parse } from 'csv-parse/sync';
import type { ReceivedPayment } from '../../outside/daraja-received.ts';

/** What a statement holds of payments to us; `skipped` rows are charges, withdrawals and what was not completed. */
export interface Statement {
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
 * The statement of the M-Pesa organisation portal, as CSV. Lines above its head (short code, period) are passed over.
 * @returns undefined when it has no such head, or is no CSV
 */
export function readStatement(csv: string): Statement | undefined {
  let lines: string[][];
  try {
    lines = parse(csv, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true });
  } catch {
    return undefined; // csv-parse throws at quotes that never end
  }
  const head = lines.findIndex((line) => line.some((title) => plain(title) === wanted.receipt));
  const titles = lines[head]?.map(plain) ?? [];
  const at = Object.fromEntries(Object.entries(wanted).map(([name, title]) => [name, titles.indexOf(title)]));
  const { receipt = -1, paidIn = -1 } = at as Record<Column, number>;
  if (receipt < 0 || paidIn < 0) return undefined;
  const rows = lines.slice(head + 1);
  const payments = rows.flatMap((row) => paymentOf((column) => row[(at as Record<Column, number>)[column]] ?? ''));
  return { payments, rows: rows.length, skipped: rows.length - payments.length };
}

function paymentOf(cell: (column: Column) => string): ReceivedPayment[] {
  const receipt = cell('receipt').toUpperCase();
  const amountMinor = minorOf(cell('paidIn'));
  const status = cell('status').toLowerCase();
  if (!/^[A-Z0-9]{6,20}$/.test(receipt) || !amountMinor || (status && status !== 'completed')) return [];
  const at = instantOf(cell('time'));
  const named = cell('account') || (/\bAcc\.?\s+(\S+)/i.exec(cell('details'))?.[1] ?? '');
  return [{ receipt, amountMinor, accountReference: named, ...(at && { at }) }];
}

/** '11,000.00' → 1100000; undefined for what is empty, no number, or not above 0. */
function minorOf(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replace(/[,\s]/g, '')) ?? [];
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}

/** 2026-11-21 14:31:07 or 21-11-2026 14:31:07 (or with slashes), in Nairobi. */
function instantOf(text: string): Date | undefined {
  const parts = /^(\d{2,4})[-/.](\d{2})[-/.](\d{2,4})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(text);
  if (!parts) return undefined;
  const [, first = '', month, third = '', hour, minute, second = '00'] = parts;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
