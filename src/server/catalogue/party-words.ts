import type { Quote } from '#shared/contracts/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { BookedGroup, GuestKind } from '#shared/party.ts';

/** The groups of a party with their words and what they have to show on the day. */
export const partyIn = (lang: Lang, party: readonly BookedGroup[]): Quote['party'] =>
  party.map(({ kind, count, until, noProof = false }) => {
    const label = translate(lang, 'party', `count.${kind}`, { count });
    const age = until === undefined ? '' : ` (${translate(lang, 'party', 'until', { age: until })})`;
    const proof = noProof ? '' : proofIn(lang, kind);
    return { kind, count, label: `${label}${age}`, proof, ...(until !== undefined && { until }) };
  });

const proofIn = (lang: Lang, kind: GuestKind): string =>
  kind === 'non_resident' ? '' : translate(lang, 'party', `proof.${kind}`);

/** How many guests, and who they are where that was told: "3: 2 adults, Kenya residents; 1 child, …". */
export function guestsIn(lang: Lang, { guests, party }: { guests: number; party: readonly BookedGroup[] }): string {
  if (party.length === 0) return String(guests);
  const groups = partyIn(lang, party).map(({ label }) => label);
  return `${guests}: ${groups.join('; ')}`;
}

/** What a party has to show on the day, a line for each group; none where nothing. */
export const proofsIn = (lang: Lang, party: readonly BookedGroup[]): string[] =>
  partyIn(lang, party)
    .filter(({ proof }) => proof !== '')
    .map(({ label, proof }) => `${label}: ${proof}`);
