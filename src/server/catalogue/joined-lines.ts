import { type UsdCents, usd } from '#shared/money.ts';
import type { QuoteLine } from '#shared/quote.ts';

/** What is charged at one price for one kind of guests, on whatever days. */
export interface JoinedLine extends Pick<QuoteLine, 'unit' | 'kind' | 'unitPriceCents'> {
  /** Of all runs together. */
  quantity: number;
  amountCents: UsdCents;
  /** The lines of which it was made, at least one. */
  runs: QuoteLine[];
}

/**
 * The lines of a quote or booking, which has one for each run of days that charge the same, with those of one price and kind of
 * guests as one, at the place of the first. Their sum is that of the given lines. Only what is shown is joined: stored
 * lines keep their days.
 */
export function joinLines(lines: readonly QuoteLine[]): JoinedLine[] {
  const joined = new Map<string, JoinedLine>();
  for (const line of lines) {
    const { unit, kind, unitPriceCents, quantity, amountCents } = line;
    const key = `${unit} ${kind} ${unitPriceCents}`;
    const before = joined.get(key);
    if (before) {
      before.quantity += quantity;
      before.amountCents = usd(before.amountCents + amountCents);
      before.runs.push(line);
    } else {
      joined.set(key, { unit, ...(kind && { kind }), unitPriceCents, quantity, amountCents, runs: [line] });
    }
  }
  return [...joined.values()];
}
