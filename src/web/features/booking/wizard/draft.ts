import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { largestParty } from '#shared/quote.ts';
import { endFor, type Stay, type StayInput } from '#web/features/stay-choice/stay.ts';
import { type AddressStay, isGuests } from '../address-stay.ts';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** A booking that is being written, as it survives reload, Back and a sign-in half-way. */
export interface Draft extends StayInput {
  /** Whose contact this is; somebody else who signs in here keeps the dates and gets a contact of their own. */
  personId: string;
  contact: Contact;
  /** Points pay what they can. */
  usePoints?: boolean;
  /** Sent with the booking; goes with exactly the content it was made for. */
  key?: string;
  keyFor?: string;
  /** What was sent under that key, as far as its points depend on it. */
  sent?: { usePoints: boolean; points: number; stay: Stay };
}

export interface OpenedDraft {
  draft: Draft;
  cut: boolean;
}

/** What a draft depends on. */
export type DraftedService = Pick<Service, 'priceUnit' | 'durationDays' | 'capacity' | 'guestsPerPlace'>;

/**
 * The draft to begin or go on with: what is kept, over it what the address says, and the person's own contact. No more
 * guests than the service holds (above that the number could not even be stepped down): `cut` tells that more were asked.
 * @param kept a stored draft's JSON, null when there is none; anything unreadable counts as none
 */
export function openDraft(
  service: DraftedService,
  user: Pick<User, 'id' | 'name' | 'email' | 'phone'>,
  kept: string | null,
  address: AddressStay,
): OpenedDraft {
  const old = readDraft(kept);
  const own = { name: user.name, email: user.email, phone: user.phone ?? '' };
  const stay = { startDate: '', endDate: '', guests: 1, ...(old && stayOf(old)), ...address };
  // An end that is left over from another start must not turn a new start into an error.
  const endDate = endFor(service, stay.startDate, stay.endDate);
  const mine = old?.personId === user.id ? old : undefined;
  const guests = Math.min(stay.guests, largestParty(service));
  const draft = { ...mine, ...stay, endDate, guests, personId: user.id, contact: mine?.contact ?? own };
  return { draft, cut: stay.guests > guests };
}

function stayOf({ startDate, endDate, guests }: StayInput): StayInput {
  return { startDate, endDate, guests };
}

function readDraft(kept: string | null): Draft | undefined {
  const draft = parse(kept) as Partial<Draft> | null;
  const { contact } = draft ?? {};
  const texts = [draft?.personId, draft?.startDate, draft?.endDate, contact?.name, contact?.email, contact?.phone];
  const isDraft = texts.every((text) => typeof text === 'string') && isGuests(draft?.guests);
  return isDraft ? (draft as Draft) : undefined;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The draft with the key to send a request under: the one it has if the content is the same, so that a repeated try
 * books once; else a new one.
 */
export function withKey(draft: Draft, request: unknown, newKey: () => string): Draft & { key: string } {
  const content = JSON.stringify(request);
  const key = draft.keyFor === content && draft.key ? draft.key : newKey();
  return { ...draft, key, keyFor: content };
}

/** A definite refusal is remembered under its key, so the next try needs another one. */
export function withoutKey({ key: _key, keyFor: _content, sent: _sent, ...draft }: Draft): Draft {
  return draft;
}

/**
 * The points of a try whose outcome is unknown, to be sent and shown again: if it did book, they have left the balance,
 * and as many as that holds now would make another request of it, and another booking.
 * @returns undefined where the next try is no repetition
 */
export function pointsSent({ key, sent, usePoints = false }: Draft, stay: Stay | undefined): number | undefined {
  if (!key || !sent || !stay || sent.usePoints !== usePoints) return undefined;
  const { startDate, endDate, guests } = sent.stay;
  const same = startDate === stay.startDate && endDate === stay.endDate && guests === stay.guests;
  return same ? sent.points : undefined;
}
