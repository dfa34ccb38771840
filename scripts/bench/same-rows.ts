import { read } from './bare.ts';
import type { BenchData } from './data.ts';
import type { KindName } from './kinds.ts';
import { readRequests } from './requests.ts';

const comparedMost = 100;

/**
 * Whether the bare server answers with the same listings as the product, in the same order, and the same total.
 * @returns a line for each kind whose answers differ
 */
export async function differences(
  { product, bare, data }: { product: { origin: string }; bare: { origin: string }; data: BenchData },
  kinds: readonly KindName[],
): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ['list', 'search', 'detail'] as const) {
    if (!kinds.includes(kind)) continue;
    for (const { path } of readRequests(kind, data).slice(0, comparedMost)) {
      const [ours, theirs] = await Promise.all([product, bare].map(({ origin }) => listingsIn(`${origin}${path}`)));
      if (ours !== theirs) found.push(`${path}: product ${ours}, bare ${theirs}`);
    }
  }
  return found;
}

interface Answer {
  id?: string;
  total?: number;
  items?: { id: string }[];
}

async function listingsIn(url: string): Promise<string> {
  const { body } = await read(url, { 'accept-encoding': 'identity' });
  const { id, total, items } = JSON.parse(body.toString()) as Answer;
  return id ?? `${total}: ${(items ?? []).map((item) => item.id).join(' ')}`;
}
