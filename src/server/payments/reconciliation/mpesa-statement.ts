import { parse } from 'csv-parse/sync';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { KES_MAX } from '#shared/money.ts';

/**
 * The payments to us in a statement. `skipped` counts charges, withdrawals, moves between our own accounts and rows that are
 * not completed.
 */
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
  reason: 'reason type',
} as const;
type Column = keyof typeof wanted;

const plain = (title: string) => title.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim();

/**
 * Reads a statement of the M-Pesa organisation portal (CSV). Of the lines above the titles the short code is compared, and
 * the period is ignored.
 * @param shortCode ours; undefined where M-Pesa is switched off, so that any is accepted   @param now the product's time
 * @returns undefined when it has no titles or is not CSV; `badLine`, the number of the first line that cannot be ours: it
 *   names another short code, its number of cells differs from the titles, its amount is one that M-Pesa never moves, or it
 *   was completed at no real time or later than five minutes from now
 */
export function readStatement(
  csv: string,
  { shortCode, now }: { shortCode: string | undefined; now: Date },
): Statement | { badLine: number } | undefined {
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
  const other = lines.slice(0, head).find(({ record }) => isOfAnother(record, shortCode));
  if (other) return { badLine: other.info.lines };
  const rows = lines.slice(head + 1);
  const payments: ReceivedPayment[] = [];
  for (const { record, info } of rows) {
    // With one comma too many every following cell would be under the wrong title.
    if (record.length !== titles.length) return { badLine: info.lines };
    const payment = paymentOf((column) => record[(at as Record<Column, number>)[column]] ?? '');
    if (payment === 'impossible' || isLater(payment, now)) return { badLine: info.lines };
    if (payment) payments.push(payment);
  }
  return { payments, rows: rows.length, skipped: rows.length - payments.length };
}

const how = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
/** `lines`: the number of the line at which the row ends. */
type Line = { record: string[]; info: { lines: number } };

/** Whether a line above the titles is 'Short Code:,600000' with another code than ours. */
const isOfAnother = ([title = '', code = '']: string[], ours: string | undefined): boolean =>
  ours !== undefined && /^short ?code:?$/.test(plain(title)) && code !== '' && code !== ours;

/** By so much M-Pesa's clock may be ahead of ours. */
const aheadMs = 5 * 60_000;

const isLater = (payment: ReceivedPayment | undefined, now: Date): boolean =>
  payment?.at !== undefined && payment.at.getTime() > now.getTime() + aheadMs;

/** What we move between our own accounts ('Organization Funds Transfer'), or pay to M-Pesa. */
const ours = /^organi[sz]ation\b.*\btransfer\b|\bcharges?\b/i;

function paymentOf(cell: (column: Column) => string): ReceivedPayment | 'impossible' | undefined {
  const receipt = cell('receipt').toUpperCase();
  const status = cell('status').toLowerCase();
  if (!/^[A-Z0-9]{6,20}$/.test(receipt) || (status && status !== 'completed')) return undefined;
  const amountMinor = minorOf(cell('paidIn'));
  if (amountMinor === undefined) return 'impossible';
  if (amountMinor === 0) return undefined;
  if (ours.test(cell('reason') || beforePayer(cell('details')))) return undefined;
  const at = instantOf(cell('time'));
  if (at === 'impossible') return 'impossible';
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

/** What was done, without the payer's name and account, in which anything may stand. */
const beforePayer = (details: string): string => details.split(/ (?:from|to|by|-|Acc\.?) /i)[0] ?? '';

/** '2026-11-21 14:31:07' or '21-11-2026 14:31:07' (also with slashes or dots) as an instant, read as Nairobi's time; '' → undefined. */
function instantOf(text: string): Date | 'impossible' | undefined {
  if (text === '') return undefined;
  const parts = /^(\d{2,4})[-/.](\d{2})[-/.](\d{2,4})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(text);
  if (!parts) return 'impossible';
  const [, first = '', month, third = '', hour, minute, second = '00'] = parts;
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const at = new Date(`${iso}+03:00`);
  // 30 February is read as a day of March.
  const isReal = !Number.isNaN(at.getTime()) && new Date(at.getTime() + nairobiMs).toISOString().startsWith(iso);
  return isReal ? at : 'impossible';
}

const nairobiMs = 3 * 3_600_000;
