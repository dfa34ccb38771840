// Arithmetic and text of the figures; nothing here measures.

/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}

/** The smallest value that `share` (0 to 1) of all values do not exceed. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** One measurement, or the median of several: answers a second, and times in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Calls that were refused or had no answer. */
  failed: number;
}

/** Each figure's median; the failed calls are summed. Undefined of none. */
export function medianFigures(rounds: readonly Figures[]): Figures | undefined {
  if (rounds.length === 0) return undefined;
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99'), failed };
}

/** `part` as a share of `whole`; undefined where one is missing. */
export function shareOf(part: Figures | undefined, whole: Figures | undefined): number | undefined {
  if (!part || !whole || !(whole.perSecond > 0)) return undefined;
  return part.perSecond / whole.perSecond;
}

/**
 * How much more a call may cost where there is more to look through: as much as the logarithm of the number grows.
 */
export const costGrowthAllowed = (from: number, to: number) => Math.log(to) / Math.log(from);

/** Whether the last third of values in time is on average at most by this share above the third before it. */
export function isFlat(values: readonly number[], grownMost: number): boolean {
  const third = Math.floor(values.length / 3);
  if (third === 0) return true;
  const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length;
  return mean(values.slice(-third)) <= mean(values.slice(-2 * third, -third)) * (1 + grownMost);
}

export const shownRate = (figures: Pick<Figures, 'perSecond'> | undefined) =>
  figures ? Math.round(figures.perSecond).toLocaleString('en-US') : '–';
export const shownMs = (ms: number) => (Number.isNaN(ms) ? '–' : ms.toFixed(ms < 10 ? 2 : 0));
export const shownShare = (share: number | undefined) =>
  share === undefined ? '–' : share.toFixed(share < 0.1 ? 3 : 2);

/** Rows of equal length as a table for Markdown, readable as plain text too. The first row is its head. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

const pad = (text: string, width: number, column: number) => (column === 0 ? text.padEnd(width) : text.padStart(width));
