import type { z } from 'zod';
import type { Category } from '#shared/categories.ts';
import type { FactsSent } from '#shared/contracts/facts.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { factsOf, type ListingFacts, shownFacts, soughtIn } from '#shared/facts.ts';
import type { services } from './tables.ts';

type Sent = z.output<typeof FactsSent>;
type FactColumns = Pick<typeof services.$inferSelect, 'facts' | 'facilities'>;

/** What a listing of this category keeps of the facts that are sent: those that belong to it and say something. */
function factColumnsOf(sent: Sent, category: Category): FactColumns {
  const { facilities, ...facts } = sent;
  const names: readonly string[] = factsOf(category);
  const kept = Object.entries(facts).filter(([name, value]) => names.includes(name) && saysSomething(value));
  const own = Object.fromEntries(kept) as ListingFacts;
  return { facts: own, facilities: soughtIn(category, facilities, own) };
}

/** Not null, and not an empty list or text in both languages. */
function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.values(value).some(saysSomething);
}

interface Before extends FactColumns {
  category: Category;
  durationDays: number;
}

/**
 * The facts of a listing after a change, as columns.
 * @param before what it has, but for its category and length, which are those after the change
 * @param sent those of the change, which replace what is shown; undefined where it leaves them as they are. Facilities that another
 *   category does not have are gone then, since the search reads them; other facts stay, shown nowhere
 * @throws AppError invalid_input: the plan has more days than the listing
 */
export function factsAfter(before: Before, sent: Sent | undefined): FactColumns {
  const { category, durationDays } = before;
  if (!sent) return { facts: before.facts, facilities: soughtIn(category, before.facilities, before.facts) };
  const columns = factColumnsOf(sent, category);
  const planned = columns.facts.plan?.length ?? 0;
  if (planned > 0 && (durationDays === 1 || planned > durationDays)) {
    throw new AppError('invalid_input', { fields: { 'facts.plan': 'plan_long' } });
  }
  const { facts: hidden, days } = hiddenFacts(before);
  // Behind fewer days than the listing lasts, those that were hidden would be shown as earlier ones.
  const later = planned === durationDays ? days : [];
  const plan = columns.facts.plan && { plan: [...columns.facts.plan, ...later] };
  return { ...columns, facts: { ...hidden, ...columns.facts, ...plan } };
}

/** What is kept for another category or length, and the days of the plan behind the last one. Whoever sends facts was not shown it. */
function hiddenFacts({ facts, ...kind }: Before): { facts: ListingFacts; days: NonNullable<ListingFacts['plan']> } {
  const shown = shownFacts(facts, kind);
  const hidden = Object.entries(facts).filter(([name]) => !(name in shown));
  return { facts: Object.fromEntries(hidden), days: facts.plan?.slice(kind.durationDays) ?? [] };
}
