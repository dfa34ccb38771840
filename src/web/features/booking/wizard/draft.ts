import type { User } from '#shared/contracts/accounts.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { largestParty } from '#shared/quote.ts';
import type { TypedAnswers } from '#web/features/booking-view/typed-answers.ts';
import { fittingParty, type KindPriced } from '#web/features/stay-choice/party.ts';
import { endFor, type Stay, type StayInput } from '#web/features/stay-choice/stay.ts';
import { type AddressStay, isGuests } from '../address-stay.ts';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** A booking that is being filled in. It is kept in the tab, through reloads, Back and a sign-in on the way. */
export interface Draft extends StayInput {
  /** Whose contact this is. For another person who signs in, the draft keeps the dates but not the contact. */
  personId: string;
  contact: Contact;
  /** To the questions of the listing, as they are typed. */
  answers?: TypedAnswers;
  /** Whether points are to pay as much as they can. */
  usePoints?: boolean;
  /** Whether SMS about trips is to be switched on. */
  wantsSms?: boolean;
  /** The idempotency key of the booking's call, and the content it belongs to. */
  key?: string;
  keyFor?: string;
  /** The part of what was sent under that key that decides about its points. */
  sent?: { usePoints: boolean; points: number; stay: Stay };
}

export interface OpenedDraft {
  draft: Draft;
  /** More guests were asked for than the service has room for, and the draft has as many as it has. */
  cut: boolean;
}

export type DraftedService = Pick<Service, 'priceUnit' | 'durationDays' | 'minStay' | 'capacity' | 'guestsPerPlace'> &
  KindPriced;

/**
 * The draft to begin with: the stored one, changed by what the address names, with the person's own contact. It has at
 * most as many guests as the service has room for.
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
  // A stored end may not fit a start that the address names.
  const endDate = endFor(service, stay);
  const mine = old?.personId === user.id ? old : undefined;
  const guests = Math.min(stay.guests, largestParty(service));
  const party = fittingParty(service, { guests, party: stay.party });
  const draft = { ...mine, ...stay, endDate, guests, party, personId: user.id, contact: mine?.contact ?? own };
  return { draft, cut: stay.guests > guests };
}

function stayOf({ startDate, endDate, guests, party }: StayInput): StayInput {
  return { startDate, endDate, guests, ...(typeof party === 'string' && { party }) };
}

function readDraft(kept: string | null): Draft | undefined {
  const draft = parse(kept) as Partial<Draft> | null;
  const { contact } = draft ?? {};
  const texts = [draft?.personId, draft?.startDate, draft?.endDate, contact?.name, contact?.email, contact?.phone];
  const isDraft = texts.every((text) => typeof text === 'string') && isGuests(draft?.guests);
  return isDraft && areAnswers(draft?.answers) ? (draft as Draft) : undefined;
}

const areAnswers = (answers: unknown): boolean =>
  answers === undefined ||
  (typeof answers === 'object' && answers !== null && Object.values(answers).every((text) => typeof text === 'string'));

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The draft with the idempotency key for a request: the one it has if the content is the same, so that a repeated
 * request books once; else a new one.
 */
export function withKey(draft: Draft, request: unknown, newKey: () => string): Draft & { key: string } {
  const content = JSON.stringify(request);
  const key = draft.keyFor === content && draft.key ? draft.key : newKey();
  return { ...draft, key, keyFor: content };
}

/**
 * The draft without its key. The server stores a definite refusal under the key, so the next request needs another one.
 */
export function withoutKey({ key: _key, keyFor: _content, sent: _sent, ...draft }: Draft): Draft {
  return draft;
}

/**
 * The points of a request whose outcome is unknown, to be sent again. If it did book, the balance has fewer points by
 * now, and sending those would be another request, which books a second time.
 * @returns undefined if the next request is not a repetition
 */
export function pointsSent({ key, sent, usePoints = false }: Draft, stay: Stay | undefined): number | undefined {
  if (!key || !sent || !stay || sent.usePoints !== usePoints) return undefined;
  const { startDate, endDate, guests, party, extras } = sent.stay;
  const same =
    startDate === stay.startDate &&
    endDate === stay.endDate &&
    guests === stay.guests &&
    party === stay.party &&
    extras === stay.extras;
  return same ? sent.points : undefined;
}
